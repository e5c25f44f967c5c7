'use client';

import { useRouter } from 'next/navigation';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { DeleteButton } from '#/components/organisation/delete-button.tsx';
import { LeaderLine } from '#/components/organisation/leader-line.tsx';
import { leaderNudge } from '#/components/organisation/leader-nudge.ts';
import { linkHints } from '#/components/organisation/link-hints.ts';
import { shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { PendingLeaderNote } from '#/components/organisation/pending-leader.tsx';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { onRenameFailure } from '#/components/organisation/rename-failure.ts';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { SecondaryLeader } from '#/components/organisation/team/secondary-leader.tsx';
import type { Team } from '#/components/organisation/team/team.ts';
import { teamDeletion } from '#/components/organisation/team/team-deletion.tsx';
import { Card } from '#/components/ui/card.tsx';
import { InlineEdit } from '#/components/ui/fields/inline-edit.tsx';
import { call } from '#/lib/api/call.ts';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';
import { updateTeamNameContract } from '#/lib/domain/organisation/teams/team.contract.ts';

interface TeamDetailsCardProps {
  team: Team;
  role: ManagerRole;
}

/** A team's name, leaders and share link, and its deletion, as far as the person's rights go. */
export function TeamDetailsCard({ team, role }: TeamDetailsCardProps) {
  const { id, name, departmentName, leaderName, leaderEmail, leaderOnboarding, leaderSuspended, link, may } = team;
  const router = useRouter();
  const rename = useChange({
    run: (next: string) => call(updateTeamNameContract, { params: { id }, body: { name: next } }),
    done: 'The team was renamed.',
    onDone: ({ name: next }) => router.replace(teamHref(role, { id, name: next, departmentName })),
    onFailure: onRenameFailure('team'),
  });
  const { kind: _, ...deletion } = teamDeletion(team, role);
  return (
    <Card as="div" tour="team-details">
      <div className="flex items-start justify-between gap-4">
        {may.manage ? (
          <InlineEdit label="Team name" value={name} maxLength={displayNameMax} onSave={rename.mutateAsync} />
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
          onboarding={leaderOnboarding}
          isSuspended={leaderSuspended}
          mayChange={may.changeLeaders}
        >
          {leaderName !== null && !leaderOnboarding && !leaderSuspended && role !== 'Team Leader' && (
            <PersonActions who={leaderName} reminder={leaderNudge(id)} />
          )}
        </LeaderLine>
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
      {may.changeLeaders && <PendingLeaders team={team} />}
    </Card>
  );
}

function PendingLeaders({ team: { id, leaderName, pendingLeader, pendingSecondary } }: { team: Team }) {
  const place = { kind: 'team', id } as const;
  return (
    <>
      {pendingLeader && (
        <PendingLeaderNote place={place} pending={pendingLeader} offer="to take over" leader={leaderName} />
      )}
      {pendingSecondary && (
        <PendingLeaderNote place={place} pending={pendingSecondary} offer="to be the secondary leader" />
      )}
    </>
  );
}
