'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  type ListedPerson,
  listPeople,
  type MembersOrder,
  wholeTeamInput,
} from '#/components/dashboards/team/members-order.ts';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { teamHref } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import type { Team } from '#/components/organisation/team/team.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { iconOnly } from '#/components/ui/buttons/button-style.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { PersonCell } from '#/components/ui/person-cell.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { resendTeamInvitationContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { getTeamContract, nudgeMemberContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { isolate } from '#/lib/words/isolate.ts';

interface TeamInformationPanelProps {
  team: DashboardTeam;
  /** Returns where the results of a member are. */
  hrefOf: (memberId: number) => string;
}

/** Shows a team's leader who leads the team and who is in it, with results, reminders, and a link to manage it. */
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
  const [order, setOrder] = useState<MembersOrder>('asc');
  const people = listPeople(team, order);
  const nameOf = ({ firstName, lastName, email }: ListedPerson) => `${firstName} ${lastName}`.trim() || email;
  const columns: RowColumn<ListedPerson>[] = [
    {
      header: t('name'),
      sort: 'name',
      cell: (person) => (
        <PersonCell
          {...person}
          mark={
            <>
              {person.isLeader && <Badge look="accent">{t('leader')}</Badge>}
              <StatusBadge {...person} />
              <PersonActions isWord who={nameOf(person)} reminder={reminderOf(person, team)} />
            </>
          }
        />
      ),
    },
    {
      header: t('results'),
      // Narrow, its header is only heard.
      width: 'w-48 @max-[520px]:w-19 @max-[520px]:text-clip @max-[520px]:indent-25',
      align: 'right',
      isActions: true,
      cell: (person) =>
        person.status &&
        !person.isLeader && (
          <LinkButton
            href={hrefOf(person.id)}
            variant="quiet"
            className={`@min-[521px]:-me-3 text-accent-text! ${iconOnly}`}
            size="small"
            icon={<ChevronRight aria-hidden className="@min-[521px]:hidden" />}
            aria-label={t('resultsOf', { name: isolate(nameOf(person)) })}
          >
            <span className="@max-[520px]:hidden">{t('results')}</span>
          </LinkButton>
        ),
    },
  ];
  const manage = (
    <LinkButton href={teamHref('Team Leader', team)} variant="secondary" size="small">
      {t('manage')}
    </LinkButton>
  );
  if (team.membersTotal === 0)
    return (
      <Card as="div">
        <EmptyState icon={<UsersRound />} title={t('none')} action={manage}>
          {t('noneText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card padded={false} title={t('title')} actions={manage} className="max-w-225">
      <RowTable
        neverStacks
        label={t('label')}
        columns={columns}
        rows={people}
        rowKey={({ id, email }) => `${id} ${email}`}
        order={{ sort: 'name', direction: order, onSort: () => setOrder(order === 'asc' ? 'desc' : 'asc') }}
      />
    </Card>
  );
}

/** Returns what reminds someone who hasn't joined or set up their account yet; nothing for others. */
function reminderOf(person: ListedPerson, { id, may }: Team) {
  if (!may.manage || person.isLeader || person.isUndelivered) return undefined;
  const input = { params: { id }, body: { email: person.email } };
  const status = statusOf(person);
  if (status === 'Invitation Sent')
    return { kind: 'reinvite' as const, run: () => call(resendTeamInvitationContract, input) };
  if (status === 'Incomplete Onboarding')
    return { kind: 'nudge' as const, run: () => call(nudgeMemberContract, input) };
  return undefined;
}
