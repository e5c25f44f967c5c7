'use client';

import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isOpen, writeDay } from '#/components/actions/actions.ts';
import { useActions } from '#/components/actions/use-actions.ts';

/** What a team tries, for those above it; nothing while that is not known. */
export function StepFromAbove({ teamId, locale }: { teamId: number; locale: string }) {
  const t = useTranslations('actions.above');
  const { data } = useActions(teamId);
  if (!data) return null;
  const open = data.actions.filter(isOpen);
  if (open.length === 0) return <p className="pt-1.5 text-14 text-muted">{t('none')}</p>;
  return (
    <ul aria-label={t('label')} className="flex flex-col gap-1 pt-1.5">
      {open.map(({ id, will, promisedOn, isDue }) => (
        <li key={id} className="wrap-anywhere flex items-start gap-2 text-14">
          <Flag aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
          <span>
            {t('trying', { will, since: writeDay(promisedOn, locale) })}{' '}
            {isDue && <span className="text-muted">{t('due')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
