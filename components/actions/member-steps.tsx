'use client';

import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { type Action, writeDay } from '#/components/actions/actions.ts';
import { HelpedQuestion, SinceThen } from '#/components/actions/helped.tsx';
import { useActions } from '#/components/actions/use-actions.ts';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

interface MemberStepsProps {
  teamId: number;
  locale: string;
}

/** What was said and what is tried, one line each; nothing for people who manage the steps, or without steps. */
export function MemberSteps({ teamId, locale }: MemberStepsProps) {
  const t = useTranslations('actions.members');
  const { data } = useActions(teamId);
  if (!data || data.canManage) return null;
  const steps = data.actions.filter(({ state, why }) => why !== null || (state !== 'replaced' && state !== 'ended'));
  if (steps.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-col gap-1.5">
      {steps.map((action) => (
        <li key={action.id} className="wrap-anywhere flex items-start gap-2 text-14">
          <Flag aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
          <div className="flex min-w-0 flex-col gap-1.5">
            <span>
              {saidOf(action)} {t(`will.${stateOf(action)}`, { will: action.will, why: action.why ?? '' })}{' '}
              <span className="text-muted">{whenOf(action)}</span>
            </span>
            <SinceThen action={action} />
            {(action.state !== 'ended' || !action.helped?.isOpen) && (
              <HelpedQuestion action={action} locale={locale} teamId={teamId} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );

  function saidOf({ said, saidBand }: Action): string {
    if (said === null) return '';
    return saidBand === null ? t('said', { said }) : t('saidBand', { said, band: saidBand });
  }

  function whenOf({ state, promisedOn, doneOn, settledOn }: Action): string {
    if (state === 'ended' && settledOn !== null) return t('done', { day: writeDay(settledOn, locale) });
    if (settledOn !== null) return t('kept', { day: writeDay(settledOn, locale) });
    if (doneOn !== null) return t('done', { day: writeDay(doneOn, locale) });
    return t('since', { day: writeDay(promisedOn, locale) });
  }
}

function stateOf({ state }: Action) {
  return state === 'done' || state === 'kept' || state === 'ended' ? state : 'doing';
}

interface ShareNewsProps {
  teamId: number;
  /** The page where results are shared and topics chosen. */
  link: { href: string; follow: (event: MouseEvent) => void };
}

/** A link to sharing or choosing for people who have something to share or to choose; nothing for everyone else. */
export function ShareNews({ teamId, link: { href, follow } }: ShareNewsProps) {
  const t = useTranslations('actions.news');
  const { data } = useActions(teamId);
  const canVote = data?.share?.vote?.canVote;
  const canShare = (data?.shareable.length ?? 0) > 0;
  if (!canVote && !canShare) return null;
  return (
    <TextLink href={href} prefetch={false} onClick={follow} className="inline-block py-1">
      {t(canShare ? 'share' : 'vote')}
    </TextLink>
  );
}
