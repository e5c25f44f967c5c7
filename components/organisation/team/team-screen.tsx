'use client';

import { useQuery } from '@tanstack/react-query';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { CheckInReportsCard } from '#/components/organisation/team/check-in-reports-card.tsx';
import { CheckInSettingsCard } from '#/components/organisation/team/check-in-settings-card.tsx';
import { teamContractOf, teamInput } from '#/components/organisation/team/team.ts';
import { TeamDetailsCard } from '#/components/organisation/team/team-details-card.tsx';
import { TeamMembersCard } from '#/components/organisation/team/team-members-card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';

/** Team Information: name, leaders, share link, members and check-in settings. */
export function TeamScreen({ id, role }: { id: number; role: ManagerRole }) {
  const contract = teamContractOf(role);
  const input = teamInput(id);
  const query = useQuery({
    queryKey: queryKey(contract, input),
    queryFn: ({ signal }) => call(contract, input, signal),
  });
  return (
    <ManagementState query={query} failure="The team could not be loaded">
      {({ team }) => (
        <div className="flex flex-col gap-6">
          <TeamDetailsCard team={team} role={role} />
          <TeamMembersCard team={team} role={role} />
          <CheckInReportsCard teamId={team.id} role={role} />
          {team.may.manage && <CheckInSettingsCard team={team} />}
        </div>
      )}
    </ManagementState>
  );
}
