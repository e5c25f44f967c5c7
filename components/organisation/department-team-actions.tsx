'use client';

import type { Department } from '#/components/organisation/department-details-card.tsx';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';
import { teamDeletion } from '#/components/organisation/team-deletion.tsx';
import { call } from '#/lib/api/call.ts';
import {
  resendDepartmentInvitationContract,
  resendTeamInvitationContract,
  withdrawDepartmentInvitationContract,
  withdrawTeamInvitationContract,
} from '#/lib/domain/invitations/manage-contract.ts';
import { nudgeTeamLeaderContract } from '#/lib/domain/organisation/team-contract.ts';

export type TeamRow = Department['teams'][number];

interface DepartmentTeamActionsProps {
  departmentId: number;
  team: TeamRow;
  role: 'Administrator' | 'Department Leader';
}

/** What can be done about a team or its invited leader, from the department's page. */
export function DepartmentTeamActions({ departmentId, team, role }: DepartmentTeamActionsProps) {
  const { id, name, leader, email, status, onboardingCompleted, expiresAt } = team;
  const standing = email ? statusOf({ status, onboarding: onboardingCompleted, expiresAt }) : null;
  if (standing === 'Invitation Sent') {
    const [resend, withdraw] =
      id === null
        ? ([resendDepartmentInvitationContract, withdrawDepartmentInvitationContract] as const)
        : ([resendTeamInvitationContract, withdrawTeamInvitationContract] as const);
    const input = { params: { id: id ?? departmentId }, body: { email } };
    const who = leader || email;
    return (
      <PersonActions
        who={who}
        reminder={{ kind: 'Reinvite', run: () => call(resend, input), done: 'The invitation will be resent.' }}
        removal={{
          kind: 'Withdraw invitation',
          title: `Withdraw the invitation of ${who}?`,
          consequence: <p>The link in the e-mail stops working. You can invite {email} again at any time.</p>,
          run: () => call(withdraw, input),
          done: 'The invitation was withdrawn.',
        }}
      />
    );
  }
  if (id === null) return null;
  const isUnfinished = standing === 'Incomplete Onboarding';
  return (
    <PersonActions
      who={isUnfinished ? leader : shownName(name)}
      reminder={
        isUnfinished
          ? {
              kind: 'Nudge',
              run: () => call(nudgeTeamLeaderContract, { params: { id } }),
              done: 'Leader will be nudged.',
            }
          : undefined
      }
      removal={teamDeletion({ id, name }, role)}
    />
  );
}
