import { call } from '#/lib/api/call.ts';
import { nudgeDepartmentLeaderContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import {
  nudgeSecondaryLeaderContract,
  nudgeTeamLeaderContract,
} from '#/lib/domain/organisation/teams/team.contract.ts';

/** Reminds a team's leader to finish onboarding. */
export function leaderNudge(teamId: number) {
  return {
    kind: 'nudge' as const,
    run: () => call(nudgeTeamLeaderContract, { params: { id: teamId } }),
  };
}

/** Reminds a team's secondary leader to finish onboarding. */
export function secondaryLeaderNudge(teamId: number) {
  return {
    kind: 'nudge' as const,
    run: () => call(nudgeSecondaryLeaderContract, { params: { id: teamId }, body: {} }),
  };
}

/** Reminds a department's leader to finish onboarding. */
export function departmentLeaderNudge(departmentId: number) {
  return {
    kind: 'nudge' as const,
    run: () => call(nudgeDepartmentLeaderContract, { params: { id: departmentId }, body: {} }),
  };
}
