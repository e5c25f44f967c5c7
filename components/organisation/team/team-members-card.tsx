'use client';

import { UserRoundPlus, UsersRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { InvitationActions } from '#/components/organisation/invitation-actions.tsx';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { type Member, type Team, teamContractOf, teamInput } from '#/components/organisation/team/team.ts';
import { useInviteDialog } from '#/components/organisation/use-invite-dialog.ts';
import { useMoreRows } from '#/components/organisation/use-more-rows.ts';
import { PreviewAction } from '#/components/previews/preview-action.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmailText } from '#/components/ui/email-text.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { PersonCell } from '#/components/ui/person-cell.tsx';
import { PreviewTable } from '#/components/ui/tables/preview-table.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import { call } from '#/lib/api/call.ts';
import { inviteMemberContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { canCorrectAddress } from '#/lib/domain/mail-preferences/mail-preferences.policy.ts';
import { nudgeMemberContract, removeMemberContract } from '#/lib/domain/organisation/teams/team.contract.ts';

const InviteMemberDialog = dynamic(
  () => import('#/components/organisation/invite-person-dialog.tsx').then((file) => file.InviteMemberDialog),
  { ssr: false },
);

/** Shows the members of a team, newest first, and people invited to join it. */
export function TeamMembersCard({ team, role }: { team: Team; role: ManagerRole }) {
  const t = useTranslations('organisation.team.members');
  const invitations = useTranslations('organisation.invitations');
  const { isInviting, open, close } = useInviteDialog('member');
  const { id, name, may } = team;
  const more = useMoreRows({
    contract: teamContractOf(role),
    inputOf: (page) => teamInput(id, page),
    first: team.members,
    pick: (answer) => answer.team.members,
  });
  const columns: RowColumn<Member>[] = [
    {
      header: 'First Name',
      narrowHeader: 'Name',
      cell: (member) => (
        <PersonCell {...member} isSplit>
          <span className="@min-[520px]:hidden pt-1">
            <StatusBadge {...member} />
          </span>
        </PersonCell>
      ),
    },
    {
      header: 'Last Name',
      from: 'medium',
      width: 'w-[18%]',
      cell: ({ lastName }) => lastName && <span title={lastName}>{lastName}</span>,
    },
    {
      header: 'Email Address',
      from: 'medium',
      width: 'w-[28%]',
      cell: ({ email }) => <EmailText address={email} />,
    },
    { header: 'Status', width: 'w-56 @max-[700px]:w-50', from: 'small', cell: (member) => <StatusBadge {...member} /> },
  ];
  if (may.manage) {
    columns.push({
      header: 'Action',
      width: role === 'Team Leader' ? 'w-56 @max-[700px]:w-48 @max-[520px]:w-40' : 'w-44 @max-[520px]:w-40',
      align: 'right',
      isActions: true,
      cell: (member) => <MemberActions team={team} member={member} role={role} />,
    });
  }
  const add = may.manage && (
    <Button variant="secondary" size="small" icon={<UserRoundPlus aria-hidden />} onClick={open}>
      {t('add')}
    </Button>
  );
  return (
    <Card tour="members" padded={false} title={t('title')} description={t('about')} actions={add}>
      {team.membersTotal === 0 ? (
        <EmptyState icon={<UsersRound />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <PreviewTable
          {...more}
          label={t('title')}
          neverStacks
          columns={columns}
          total={team.membersTotal}
          rowKey={(member) => `${member.id} ${member.email}`}
        />
      )}
      {isInviting && (
        <InviteMemberDialog
          title={t('add')}
          description={t('addAbout', { team: shownName(name) })}
          submitLabel={invitations('send')}
          invite={(body) => call(inviteMemberContract, { params: { id }, body })}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** Shows the actions on a member, or on an invited person. */
function MemberActions({ team, member, role }: { team: Team; member: Member; role: ManagerRole }) {
  const suspended = useTranslations('people.suspended');
  const t = useTranslations('organisation.team.members');
  const renewals = useTranslations('organisation.links.renewal');
  const { id: userId, firstName, lastName, email } = member;
  const input = { params: { id: team.id }, body: { email } };
  const name = `${firstName} ${lastName}`.trim();
  const who = name || email;
  const status = statusOf(member);
  if (status === 'Invitation Sent') {
    const mayCorrect = canCorrectAddress(role) && member.isUndelivered;
    return (
      <InvitationActions place={{ kind: 'team', id: team.id }} email={email} name={name} mayCorrect={mayCorrect} />
    );
  }
  return (
    <>
      {role === 'Team Leader' && userId !== null && status !== 'Suspended' && (
        <PreviewAction teamId={team.id} userId={userId} who={who} />
      )}
      <PersonActions
        who={who}
        reminder={
          status === 'Incomplete Onboarding'
            ? { kind: 'nudge', run: () => call(nudgeMemberContract, input) }
            : undefined
        }
        removal={{
          kind: 'member',
          title: t('remove', { who, team: shownName(team.name) }),
          consequence: (
            <>
              <p>{t('removeAbout')}</p>
              <p>{renewals('team')}</p>
              <p>{suspended('keepsAccess')}</p>
            </>
          ),
          run: () => call(removeMemberContract, input),
          done: t('removed', { who }),
        }}
      />
    </>
  );
}
