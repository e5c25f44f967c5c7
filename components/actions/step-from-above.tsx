'use client';

import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isOpen, type TeamStep, writeDay } from '#/components/actions/actions.ts';
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

interface RowStepProps {
  /** The open steps of the team, those to look back on first. */
  steps: readonly TeamStep[];
  locale: string;
  /** Where there is little room for it: since when is in its title. */
  isNarrow?: boolean;
  className?: string;
}

/** What a team tries, in a line of a table: since when, and for who hovers or listens what. */
export function RowStep({ steps, locale, isNarrow = false, className }: RowStepProps) {
  const t = useTranslations('actions.row');
  const [first, ...others] = steps;
  const style = clsx('text-12 text-muted leading-4', className);
  if (!first) return <span className={clsx('block', style)}>{t('none')}</span>;
  const { will, promisedOn, isDue } = first;
  const since = writeDay(promisedOn, locale);
  const spoken = steps.map((step) =>
    t(step.isDue ? 'spokenDue' : 'spoken', { will: step.will, since: writeDay(step.promisedOn, locale) }),
  );
  return (
    <span title={spoken.join('\n')} className={clsx('flex min-w-0 items-start gap-1', style)}>
      <Flag aria-hidden className="mt-0.5 size-3 shrink-0 text-accent-text" />
      <span aria-hidden className="wrap-anywhere line-clamp-2">
        {t(isDue ? 'due' : isNarrow ? 'trying' : 'tryingSince', { will, since })}
        {others.length > 0 && ` ${t('more', { count: others.length })}`}
      </span>
      <span className="sr-only">{spoken.join(' ')}</span>
    </span>
  );
}
