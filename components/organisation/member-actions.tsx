'use client';

import { shownName } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';
import type { Member, Team } from '#/components/organisation/team.ts';
import { call } from '#/lib/api/call.ts';
import {
  resendTeamInvitationContract,
  withdrawTeamInvitationContract,
} from '#/lib/domain/invitations/manage-contract.ts';
import { nudgeMemberContract, removeMemberContract } from '#/lib/domain/organisation/team-contract.ts';

/** What can be done about a member, or about somebody invited to be one. */
export function MemberActions({ team, member }: { team: Team; member: Member }) {
  const { firstName, lastName, email } = member;
  const input = { params: { id: team.id }, body: { email } };
  const who = `${firstName} ${lastName}`.trim() || email;
  const status = statusOf(member);
  if (status === 'Invitation Sent') {
    return (
      <PersonActions
        who={who}
        reminder={{
          kind: 'Reinvite',
          run: () => call(resendTeamInvitationContract, input),
          done: 'The invitation will be resent.',
        }}
        removal={{
          kind: 'Withdraw invitation',
          title: `Withdraw the invitation of ${who}?`,
          consequence: <p>The link in the e-mail stops working. You can invite {email} again at any time.</p>,
          run: () => call(withdrawTeamInvitationContract, input),
          done: 'The invitation was withdrawn.',
        }}
      />
    );
  }
  return (
    <PersonActions
      who={who}
      reminder={
        status === 'Incomplete Onboarding'
          ? { kind: 'Nudge', run: () => call(nudgeMemberContract, input), done: 'Member will be nudged.' }
          : undefined
      }
      removal={{
        kind: 'Remove',
        title: `Remove ${who} from ${shownName(team.name)}?`,
        consequence: (
          <p>They get no further check-ins of this team. They keep their account, and the figures of the past stay.</p>
        ),
        run: () => call(removeMemberContract, input),
        done: `${who} was removed from the team.`,
      }}
    />
  );
}
