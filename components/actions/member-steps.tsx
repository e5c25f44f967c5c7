'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { useActions } from '#/components/actions/use-actions.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

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
  /** The page where results are shared and topics chosen. */
  link: { href: string; follow: (event: MouseEvent) => void };
}

/**
 * Shows a link to sharing or choosing for people who have something to share or to choose; nothing for everyone else.
 */
export function ShareNews({ teamId, link: { href, follow } }: ShareNewsProps) {
  const t = useTranslations('actions.news');
  const { data } = useActions(teamId);
  const canVote = data?.share?.vote?.canVote;
  const canShare = (data?.shareable.length ?? 0) > 0;
  if (!canVote && !canShare) return null;
  const link = { href, prefetch: false, onClick: follow };
  if (canShare)
    return (
      <LinkButton size="small" {...link}>
        {t('share')}
      </LinkButton>
    );
  return (
    <TextLink {...link} className="inline-block py-1">
      {t('vote')}
    </TextLink>
  );
}
