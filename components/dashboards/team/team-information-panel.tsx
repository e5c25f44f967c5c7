'use client';

import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  type MembersOrder,
  orderMembers,
  pressColumn,
  wholeTeamInput,
} from '#/components/dashboards/team/members-order.ts';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { teamHref } from '#/components/organisation/organisation-links.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import type { Member, Team } from '#/components/organisation/team/team.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { PersonCell } from '#/components/ui/person-cell.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { isolate } from '#/lib/words/isolate.ts';
import { formatLocales } from '#/lib/words/locales.ts';

interface TeamInformationPanelProps {
  team: DashboardTeam;
  /** Returns where the results of a member are. */
  hrefOf: (memberId: number) => string;
}

/** Shows the team's leaders who is in the team, with their results, and a link to manage it. */
export function TeamInformationPanel({ team: { id, membersCount }, hrefOf }: TeamInformationPanelProps) {
  const t = useTranslations('team-dashboard.members');
  const input = wholeTeamInput(id);
  const query = useQuery({
    queryKey: queryKey(getTeamContract, input),
    queryFn: ({ signal }) => call(getTeamContract, input, signal),
  });
  return (
    <ManagementState
      query={query}
      failure={t('failed')}
      skeleton={
        <LoadingArea>
          <Card as="div">
            <Skeleton className="h-5 w-32" />
            <RowsSkeleton count={Math.min(membersCount + 1, 50)} className="h-14 max-medium:h-32" />
          </Card>
        </LoadingArea>
      }
    >
      {({ team }) => <Members team={team} hrefOf={hrefOf} />}
    </ManagementState>
  );
}

function Members({ team, hrefOf }: { team: Team } & Pick<TeamInformationPanelProps, 'hrefOf'>) {
  const t = useTranslations('team-dashboard.members');
  const [order, setOrder] = useState<MembersOrder>({ sort: 'name', direction: 'asc' });
  const columns: RowColumn<Member>[] = [
    {
      header: t('name'),
      // The status comes right after the longest addresses.
      width: '@min-[760px]:w-96',
      sort: 'name',
      cell: (member) => (
        <PersonCell {...member}>
          <span className="@min-[521px]:hidden pt-1">
            <StatusBadge {...member} />
          </span>
        </PersonCell>
      ),
    },
    {
      header: t('status'),
      width: 'w-52 @min-[760px]:w-auto',
      sort: 'status',
      from: 'small',
      cell: (member) => <StatusBadge {...member} />,
    },
    {
      header: t('results'),
      width: 'w-40 @max-[520px]:w-28',
      align: 'right',
      isActions: true,
      cell: ({ id, status, firstName, lastName }) =>
        status && (
          <LinkButton
            href={hrefOf(id)}
            variant="quiet"
            className="-me-3 text-accent-text!"
            size="small"
            aria-label={t('resultsOf', { name: isolate(`${firstName} ${lastName}`) })}
          >
            {t('results')}
          </LinkButton>
        ),
    },
  ];
  const list = new Intl.ListFormat(formatLocales[useLocale()]);
  const leaders = [team.leaderName, team.secondaryLeaderName].filter((name) => name !== null);
  const manage = (
    <LinkButton href={teamHref('Team Leader', team)} variant="secondary" size="small">
      {t('manage')}
    </LinkButton>
  );
  if (team.membersTotal === 0) {
    return (
      <Card as="div">
        <EmptyState icon={<UsersRound />} title={t('none')} action={manage}>
          {t('noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card
      padded={false}
      title={t('title')}
      description={leaders.length > 0 ? t('led', { leaders: list.format(leaders.map(isolate)) }) : undefined}
      actions={manage}
    >
      <RowTable
        neverStacks
        label={t('label')}
        columns={columns}
        rows={orderMembers(team.members, order)}
        rowKey={({ id, email }) => `${id} ${email}`}
        order={{ ...order, onSort: (pressed) => setOrder(pressColumn(order, pressed)) }}
      />
    </Card>
  );
}
