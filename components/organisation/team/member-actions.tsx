'use client';

import { useTranslations } from 'next-intl';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { InvitationActions } from '#/components/organisation/invitation-actions.tsx';
import { linkRenewals } from '#/components/organisation/link-hints.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';
import type { Member, Team } from '#/components/organisation/team/team.ts';
import { PreviewAction } from '#/components/previews/preview-action.tsx';
import { call } from '#/lib/api/call.ts';
import { nudgeMemberContract, removeMemberContract } from '#/lib/domain/organisation/teams/team.contract.ts';

/** The actions on a member, or on an invited one. */
export function MemberActions({ team, member, role }: { team: Team; member: Member; role: ManagerRole }) {
  const words = useTranslations('people.suspended');
  const { id: userId, firstName, lastName, email } = member;
  const input = { params: { id: team.id }, body: { email } };
  const name = `${firstName} ${lastName}`.trim();
  const who = name || email;
  const status = statusOf(member);
  if (status === 'Invitation Sent') {
    return <InvitationActions place={{ kind: 'team', id: team.id }} email={email} name={name} />;
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
            ? { kind: 'Nudge', run: () => call(nudgeMemberContract, input) }
            : undefined
        }
        removal={{
          kind: 'Remove',
          title: `Remove ${who} from ${shownName(team.name)}?`,
          consequence: (
            <>
              <p>They won’t get any more of this team’s check-ins. They keep their account, and past results stay.</p>
              <p>{linkRenewals.team}</p>
              <p>{words('keepsAccess')}</p>
            </>
          ),
          run: () => call(removeMemberContract, input),
          done: `${who} was removed from the team.`,
        }}
      />
    </>
  );
}
