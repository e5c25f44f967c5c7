'use client';

import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { teamHref } from '#/components/organisation/organisation-links.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { type Member, type Team, teamInput } from '#/components/organisation/team/team.ts';
import { useMoreRows } from '#/components/organisation/use-more-rows.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listWords } from '#/lib/domain/metrics/plain-words.ts';
import { getTeamContract } from '#/lib/domain/organisation/team-contract.ts';

/** Who is in the team and where they stand, and the way to where that is changed. For the team's leaders. */
export function TeamInformationPanel({ team: { id, membersCount } }: { team: DashboardTeam }) {
  const input = teamInput(id);
  const query = useQuery({
    queryKey: queryKey(getTeamContract, input),
    queryFn: ({ signal }) => call(getTeamContract, input, signal),
  });
  return (
    <ManagementState
      query={query}
      failure="We couldn’t load the team"
      skeleton={
        <LoadingArea>
          <Card as="div">
            <Skeleton className="h-5 w-32" />
            <RowsSkeleton count={Math.min(membersCount + 1, 50)} className="h-14 max-medium:h-32" />
          </Card>
        </LoadingArea>
      }
    >
      {({ team }) => <Members team={team} />}
    </ManagementState>
  );
}

const columns: RowColumn<Member>[] = [
  {
    header: 'Name',
    width: 'w-[32%]',
    cell: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
  },
  { header: 'Email Address', cell: ({ email }) => <span title={email}>{email}</span> },
  { header: 'Status', width: 'w-60', cell: (member) => <StatusBadge {...member} /> },
];

function Members({ team }: { team: Team }) {
  const more = useMoreRows({
    contract: getTeamContract,
    inputOf: (page) => teamInput(team.id, page),
    first: team.members,
    pick: (answer) => answer.team.members,
  });
  const leaders = [team.leaderName, team.secondaryLeaderName].filter((name) => name !== null);
  const manage = (
    <LinkButton href={teamHref('Team Leader', team)} variant="secondary" size="small">
      Manage the team
    </LinkButton>
  );
  if (team.membersTotal === 0) {
    return (
      <Card as="div">
        <EmptyState icon={<UsersRound />} title="No one has joined this team yet" action={manage}>
          Invite people; they answer the next check-in after they have joined.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card
      padded={false}
      title="Members"
      description={leaders.length > 0 ? `Led by ${listWords(leaders)}` : undefined}
      actions={manage}
    >
      <RowTable label="Members" columns={columns} rows={more.rows} rowKey={({ id, email }) => `${id} ${email}`} />
      {more.rows.length < team.membersTotal && (
        <div className="flex items-center gap-4 border-line border-t px-3 py-2">
          <Button variant="secondary" size="small" loading={more.isLoadingMore} onClick={more.onShowMore}>
            Show more
          </Button>
          <span className="ml-auto px-2 text-13 text-muted tabular-nums">
            {more.rows.length} of {team.membersTotal}
          </span>
        </div>
      )}
      {more.failure && <p className="px-5 pb-3 text-13 text-bad">{more.failure}</p>}
    </Card>
  );
}
