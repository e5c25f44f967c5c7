import { otherDepartment } from '#/lib/domain/places/constants.ts';
import { listReachableTeams, type ReachableTeam } from '#/lib/domain/pulses/audience/list-reachable-teams.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the teams that this person may ask, in their departments. */
export async function listPulseDepartments(ctx: UserCtx) {
  const byDepartment = new Map<number, ReachableTeam[]>();
  for (const team of await listReachableTeams(ctx.db, ctx)) {
    const id = team.departmentId ?? otherDepartment.id;
    byDepartment.set(id, [...(byDepartment.get(id) ?? []), team]);
  }
  return {
    departments: [...byDepartment].map(([id, teams]) => ({
      id,
      name: teams[0]?.departmentName ?? otherDepartment.name,
      teams: teams.map(({ id: teamId, name, membersCount }) => {
        return { id: teamId, name, membersCount, isLarge: membersCount >= ctx.company.minimumGroupSize };
      }),
    })),
  };
}
