'use client';

import { clsx } from 'clsx';
import { Copy, Mail, MessageCircleQuestion } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { useCopied } from '#/components/ui/buttons/use-copied.ts';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { Popover } from '#/components/ui/popover.tsx';
import type { Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import { roundDifference } from '#/lib/domain/metrics/words/change-words.ts';

type Reason = Pick<TeamHighlight, 'metric' | 'value' | 'change'>;

interface MessageLeaderProps {
  team: { name: string; leader: string | null; leaderEmail: string | null };
  /** Why someone would write; null without a finding. */
  reason: Reason | null;
  /** What the message says instead of the finding. */
  finding?: string;
  /** Sentences after the finding: how far it is from others, and what was named most. */
  details?: string;
  /** The days of the results inside a sentence, such as “in the last 30 days”. */
  during: string;
  /** Whether the icon has a label. */
  hasWord?: boolean;
  className?: string;
}

/**
 * Shows a prepared message to a team's leader that only contains published results, and can be changed; nothing if the
 * team has no leader.
 */
export function MessageLeader(props: MessageLeaderProps) {
  const { team, reason, finding, details = '', during, hasWord = false, className } = props;
  const t = useTranslations('dashboards.message');
  const { state, words, copy } = useCopied();
  const [ownText, setOwnText] = useState<string | null>(null);
  const { name, leader, leaderEmail } = team;
  if (!leader || !leaderEmail) return null;
  const [firstName = leader] = leader.split(' ');
  const findings = `${finding ?? describeReason()} ${details}`.trim();
  const body = ownText ?? t('text', { name: firstName, finding: findings, question: t('question') });
  const label = t('label', { leader });
  const mail = `mailto:${leaderEmail}?${new URLSearchParams({ subject: name, body }).toString().replaceAll('+', '%20')}`;
  return (
    <Popover
      label={label}
      className="w-[min(24rem,calc(100vw-1.5rem))]"
      trigger={
        hasWord ? (
          <button type="button" aria-label={label} className={buttonStyle({ variant: 'secondary', size: 'small' })}>
            <Mail aria-hidden />
            {t('write')}
          </button>
        ) : (
          <IconButton label={label} size="small" icon={<Mail aria-hidden />} className={className} />
        )
      }
    >
      <div className="flex flex-col gap-3 p-4 text-14">
        <p className="wrap-anywhere text-13 text-muted">{t('to', { leader, address: leaderEmail })}</p>
        <TextArea aria-label={label} rows={5} value={body} onChange={({ target }) => setOwnText(target.value)} />
        <div className="flex flex-wrap gap-2">
          <a href={mail} className={buttonStyle({ variant: 'primary', size: 'small' })}>
            {t('open')}
          </a>
          <Button variant="secondary" size="small" icon={<Copy aria-hidden />} onClick={() => copy(body)}>
            {state === 'ready' ? t('copy') : words}
          </Button>
        </div>
      </div>
    </Popover>
  );

  function describeReason(): string {
    if (!reason) return t('finding.none', { team: name, during });
    const { direction, points } = roundDifference(reason.change ?? 0);
    const facts = { team: name, metric: reason.metric, value: Math.round(reason.value), during };
    if (reason.metric === 'participation') return t('finding.participation', facts);
    return direction === 'same' ? t('finding.level', facts) : t(`finding.${direction}`, { ...facts, points });
  }
}

interface RowMessageProps {
  team: OverviewTeam['team'];
  highlight: Judged<number> | null;
  /** The days of the results inside a sentence. */
  during: string;
  className?: string;
}

/**
 * Shows a message to a team's leader: always in sight for a team that needs attention, for others under the pointer or
 * focus.
 */
export function RowMessage({ team, highlight, during, className }: RowMessageProps) {
  const kind = highlight?.kind;
  return (
    <MessageLeader
      team={team}
      reason={kind === 'attention' || kind === 'watch' ? highlight : null}
      during={during}
      className={clsx(
        className,
        kind !== 'attention' &&
          'pointer-coarse:hidden pointer-fine:opacity-0 focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 aria-expanded:opacity-100',
      )}
    />
  );
}

interface MessageOrPulseProps extends Omit<MessageLeaderProps, 'team'> {
  team: MessageLeaderProps['team'] & { id: number };
}

/** Shows two ways to ask: the leader by a message, and the team by a pulse. */
export function MessageOrPulse({ team, ...message }: MessageOrPulseProps) {
  const t = useTranslations('teams-overview.team');
  return (
    <div className="flex flex-wrap gap-x-1.5 gap-y-2">
      <MessageLeader {...message} team={team} hasWord />
      <Link
        href={`/digitalPulse?tab=build&team=${team.id}`}
        prefetch={false}
        className={buttonStyle({ variant: 'secondary', size: 'small' })}
      >
        <MessageCircleQuestion aria-hidden className="@max-[480px]:hidden" />
        {t('ask')}
      </Link>
    </div>
  );
}
