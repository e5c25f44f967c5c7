'use client';

import { useRouter } from 'next/navigation';
import { DeleteButton } from '#/components/organisation/delete-button.tsx';
import { LeaderLine } from '#/components/organisation/leader-line.tsx';
import { linkHints } from '#/components/organisation/link-hints.ts';
import type { ManagerRole } from '#/components/organisation/manager-role.ts';
import { shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { PendingLeaderNote } from '#/components/organisation/pending-leader.tsx';
import { onRenameFailure } from '#/components/organisation/rename-failure.ts';
import { SecondaryLeader } from '#/components/organisation/secondary-leader.tsx';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import type { Team } from '#/components/organisation/team.ts';
import { teamDeletion } from '#/components/organisation/team-deletion.tsx';
import { useChange } from '#/components/organisation/use-change.ts';
import { Card } from '#/components/ui/card.tsx';
import { InlineEdit } from '#/components/ui/inline-edit.tsx';
import { call } from '#/lib/api/call.ts';
import {
  resendTeamInvitationContract,
  withdrawTeamInvitationContract,
} from '#/lib/domain/invitations/manage-contract.ts';
import { updateTeamNameContract } from '#/lib/domain/organisation/team-contract.ts';

interface TeamDetailsCardProps {
  team: Team;
  role: ManagerRole;
}

/** A team's name, leaders and share link, and its deletion; without what the person may not do. */
export function TeamDetailsCard({ team, role }: TeamDetailsCardProps) {
  const { id, name, departmentName, leaderName, leaderEmail, pendingLeader, link, may } = team;
  const router = useRouter();
  const params = { id };
  const rename = useChange({
    run: (next: string) => call(updateTeamNameContract, { params, body: { name: next } }),
    done: 'The team was renamed.',
    onDone: ({ name: next }) => router.replace(teamHref(role, { id, name: next, departmentName })),
    onFailure: onRenameFailure('team'),
  });
  const { kind: _, ...deletion } = teamDeletion(team, role);
  return (
    <Card as="div">
      <div className="flex items-start justify-between gap-4">
        {may.manage ? (
          <InlineEdit
            label="Team name"
            value={name}
            maxLength={100}
            isSaving={rename.isPending}
            onSave={rename.mutate}
          />
        ) : (
          <h2 className="truncate text-20" title={name}>
            {shownName(name)}
          </h2>
        )}
        {may.delete && <DeleteButton label="Delete Team" {...deletion} />}
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-5 medium:grid-cols-2 large:grid-cols-[1fr_1fr_1.5fr]">
        <LeaderLine
          label="Team Leader"
          email={leaderEmail}
          place={{ kind: 'team', id, name, previous: leaderName }}
          mayChange={may.changeLeaders}
        />
        <SecondaryLeader team={team} />
        {link !== null && (
          <div className="medium:max-large:col-span-2">
            <ShareLink
              label="Team Link"
              hint={linkHints.team}
              link={link}
              rotate={{ body: { kind: 'team_member', teamId: id } }}
            />
          </div>
        )}
      </div>
      {pendingLeader && may.changeLeaders && (
        <div className="mt-4">
          <PendingLeaderNote
            place="team"
            pending={pendingLeader}
            leader={leaderName}
            resend={() => call(resendTeamInvitationContract, { params, body: { email: pendingLeader.email } })}
            withdraw={() => call(withdrawTeamInvitationContract, { params, body: { email: pendingLeader.email } })}
          />
        </div>
      )}
    </Card>
  );
}
