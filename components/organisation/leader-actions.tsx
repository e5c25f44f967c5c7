'use client';

import type { LeaderRow } from '#/components/organisation/company.ts';
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

/** What an Administrator can do about a team's leader, from the company's page. */
export function LeaderActions({ leader }: { leader: LeaderRow }) {
  const { firstName, lastName, email, teamId, teamName, departmentId } = leader;
  const who = `${firstName} ${lastName}`.trim() || email || shownName(teamName);
  if (email && statusOf(leader) === 'Invitation Sent') {
    const body = { email };
    const place = teamId ?? departmentId;
    if (place === null) return null;
    const input = { params: { id: place }, body };
    const [resend, withdraw] =
      teamId === null
        ? ([resendDepartmentInvitationContract, withdrawDepartmentInvitationContract] as const)
        : ([resendTeamInvitationContract, withdrawTeamInvitationContract] as const);
    return (
      <PersonActions
        who={who}
        reminder={{ kind: 'Reinvite', run: () => call(resend, input), done: 'Invitation will be resent' }}
        removal={{
          kind: 'Withdraw invitation',
          title: `Withdraw the invitation of ${who}?`,
          consequence: <p>The link in the e-mail stops working. You can invite {email} again at any time.</p>,
          run: () => call(withdraw, input),
          done: 'The invitation was withdrawn.',
          failure: 'wrong deleting team leader invite on company management',
        }}
      />
    );
  }
  if (teamId === null) return null;
  const isUnfinished = email !== '' && statusOf(leader) === 'Incomplete Onboarding';
  return (
    <PersonActions
      who={isUnfinished ? who : shownName(teamName)}
      reminder={
        isUnfinished
          ? {
              kind: 'Nudge',
              run: () => call(nudgeTeamLeaderContract, { params: { id: teamId } }),
              done: 'Leader will be nudged.',
            }
          : undefined
      }
      removal={teamDeletion({ id: teamId, name: teamName }, 'Administrator')}
    />
  );
}
