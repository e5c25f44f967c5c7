'use client';

import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { useActions } from '#/components/actions/use-actions.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { handleLinkClick } from '#/components/ui/link-click.tsx';
import { shareParts } from '#/lib/domain/actions/constants.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';

// Leaders, who see their steps with controls, don't download the list.
const MemberStepList = dynamic(
  () => import('#/components/actions/member-step-list.tsx').then((file) => file.MemberStepList),
  { loading: () => <Skeleton className="h-5 w-full" /> },
);

interface MemberStepsProps {
  teamId: number;
  locale: string;
}

/** Shows what a team tries, for its members; nothing for people who manage the steps, or without steps. */
export function MemberSteps({ teamId, locale }: MemberStepsProps) {
  const { data } = useActions(teamId);
  if (!data || data.canManage) return null;
  const steps = data.actions.filter(({ state, why }) => why !== null || (state !== 'replaced' && state !== 'ended'));
  return steps.length === 0 ? null : <MemberStepList steps={steps} teamId={teamId} locale={locale} />;
}

interface ShareNewsProps {
  teamId: number;
  locale: string;
  /** The URL where results are shared and topics chosen. */
  href: string;
}

/**
 * Says which results are in and links to sharing them, or links to choosing; nothing for people who can do neither.
 */
export function ShareNews({ teamId, locale, href }: ShareNewsProps) {
  const t = useTranslations('actions.news');
  const { data } = useActions(teamId);
  const canVote = data?.share?.vote?.canVote;
  const results = data?.shareable[0];
  if (!canVote && !results) return null;
  const part = `${href}#${results ? shareParts.share : shareParts.vote}`;
  const follow = (event: MouseEvent) => handleLinkClick(event, () => window.history.pushState(null, '', part));
  const month = (day: string) => t('month', { month: formatDate(day, locale, { month: 'long', year: 'numeric' }) });
  return (
    <p className={clsx('flex items-center gap-x-4 gap-y-2 text-14', results ? 'justify-between' : 'flex-wrap')}>
      <span className="wrap-anywhere min-w-0">
        {results ? (results.name === null ? month(results.asOf) : t('results', { name: results.name })) : t('voteNews')}
      </span>
      <LinkButton variant="secondary" size="small" href={part} prefetch={false} onClick={follow}>
        {t(results ? 'share' : 'vote')}
      </LinkButton>
    </p>
  );
}
