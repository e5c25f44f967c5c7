import { clsx } from 'clsx';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { MessageLeader } from '#/components/dashboards/message-leader.tsx';
import type { Judged } from '#/lib/domain/metrics/changes/highlights.ts';

interface RowMessageProps {
  team: OverviewTeam['team'];
  highlight: Judged<number> | null;
  /** The days of the results inside a sentence. */
  during: string;
  className?: string;
}

/**
 * Shows a message to a team's leader: always in sight for a team that needs a look, for others under the pointer or
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
