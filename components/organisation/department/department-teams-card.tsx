'use client';

import { UserRoundPlus, UsersRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { teamDeletion } from '#/components/organisation/deletions.tsx';
import type { Department } from '#/components/organisation/department/department-details-card.tsx';
import { InvitationActions } from '#/components/organisation/invitation-actions.tsx';
import { PlaceName } from '#/components/organisation/leader-line.tsx';
import { LeaderName } from '#/components/organisation/leader-name.tsx';
import { leaderNudge } from '#/components/organisation/leader-nudge.ts';
import { shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { useMoreRows } from '#/components/organisation/use-more-rows.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmailText } from '#/components/ui/email-text.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { PreviewTable } from '#/components/ui/tables/preview-table.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import { call } from '#/lib/api/call.ts';
import { inviteTeamLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { canCorrectAddress } from '#/lib/domain/mail-preferences/mail-preferences.policy.ts';
import { getDepartmentContract } from '#/lib/domain/organisation/departments/department.contract.ts';

const InvitePersonDialog = dynamic(
  () => import('#/components/organisation/invite-person-dialog.tsx').then((file) => file.InvitePersonDialog),
  { ssr: false },
);

interface DepartmentTeamsCardProps {
  department: Department;
  role: 'Administrator' | 'Department Leader';
}

/** Shows the teams of a department, and people invited to lead one in it. */
export function DepartmentTeamsCard({ department, role }: DepartmentTeamsCardProps) {
  const t = useTranslations('organisation.department.teams');
  const invitations = useTranslations('organisation.invitations');
  const [isInviting, setInviting] = useState(false);
  const { id, name } = department;
  const more = useMoreRows({
    contract: getDepartmentContract,
    inputOf: (page) => ({ params: { id }, query: { page } }),
    first: department.teams,
    pick: (answer) => answer.department.teams,
  });
  const hrefOf = (team: TeamRow) =>
    team.id < 0 ? null : teamHref(role, { id: team.id, name: team.name, departmentName: name });
  const columns: RowColumn<TeamRow>[] = [
    { header: 'Team', cell: (team) => <TeamName team={team} href={hrefOf(team)} /> },
    {
      header: t('memberCount'),
      from: 'medium',
      isPrinted: true,
      width: 'w-32 print:w-24',
      align: 'right',
      cell: ({ id: teamId, membersCount }) => (teamId === null ? null : membersCount),
    },
    {
      header: 'Team Leader',
      from: 'small',
      width: '@min-[1060px]:w-[12%]',
      cell: (team) => (
        <LeaderName name={team.leader} email={team.email} standing={standingOf(team)} statusFrom="medium" />
      ),
    },
    {
      header: 'Secondary Leader',
      from: 'widest',
      isPrinted: true,
      width: 'w-[13%] print:w-40',
      cell: ({ secondaryLeaderName: second }) =>
        second && (
          <span className="line-clamp-2 whitespace-normal" title={second}>
            {second}
          </span>
        ),
    },
    {
      header: 'Email Address',
      from: 'widest',
      width: 'w-[20%]',
      cell: ({ email }) => email && <EmailText address={email} />,
    },
    {
      header: 'Status',
      width: 'w-52',
      from: 'medium',
      cell: (team) => team.email && <StatusBadge {...standingOf(team)} />,
    },
    {
      header: 'Action',
      width: 'w-44 @max-[520px]:w-36',
      align: 'right',
      isActions: true,
      cell: (team) => <DepartmentTeamActions departmentId={id} team={team} role={role} />,
    },
  ];
  return (
    <Card
      tour="department-teams"
      padded={false}
      title={t('title')}
      description={t('about')}
      actions={
        <Button variant="secondary" size="small" icon={<UserRoundPlus aria-hidden />} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      {department.total === 0 ? (
        <EmptyState icon={<UsersRound />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <PreviewTable
          {...more}
          label={t('title')}
          neverStacks
          columns={columns}
          total={department.total}
          rowKey={(team) => `${team.id} ${team.email}`}
          rowHref={hrefOf}
        />
      )}
      {isInviting && (
        <InvitePersonDialog
          title={t('inviteTitle')}
          description={t('inviteAbout', { department: shownName(name) })}
          submitLabel={invitations('send')}
          invite={(body) => call(inviteTeamLeaderContract, { params: { id }, body })}
          onClose={() => setInviting(false)}
        />
      )}
    </Card>
  );
}

function TeamName({ team, href }: { team: TeamRow; href: string | null }) {
  const t = useTranslations('organisation.leader');
  const name = href === null ? t('noTeam') : shownName(team.name);
  return (
    <PlaceName href={href} name={name} leader={team.leader || team.email}>
      {team.email && <StatusBadge {...standingOf(team)} />}
    </PlaceName>
  );
}

const standingOf = ({ onboardingCompleted, ...team }: TeamRow) => ({ ...team, onboarding: onboardingCompleted });

type TeamRow = Department['teams'][number];

interface DepartmentTeamActionsProps {
  departmentId: number;
  team: TeamRow;
  role: 'Administrator' | 'Department Leader';
}

/** Shows the actions on a team or its invited leader, on the department's page. */
function DepartmentTeamActions({ departmentId, team, role }: DepartmentTeamActionsProps) {
  const deletion = useTranslations('organisation.deletion');
  const { id, name, leader, email, status, isSuspended, onboardingCompleted, expiresAt } = team;
  const standing = email ? statusOf({ status, isSuspended, onboarding: onboardingCompleted, expiresAt }) : null;
  if (standing === 'Invitation Sent') {
    const place = id < 0 ? { kind: 'department' as const, id: departmentId } : { kind: 'team' as const, id };
    const mayCorrect = canCorrectAddress(role) && team.isUndelivered;
    return <InvitationActions place={place} email={email} name={leader} mayCorrect={mayCorrect} />;
  }
  if (id < 0) return null;
  const isUnfinished = standing === 'Incomplete Onboarding';
  return (
    <PersonActions
      who={isUnfinished ? leader : shownName(name)}
      reminder={isUnfinished ? leaderNudge(id) : undefined}
      removal={teamDeletion({ id, name }, role, deletion)}
    />
  );
}
