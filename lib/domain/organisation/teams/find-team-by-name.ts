import { otherDepartment } from '#/lib/domain/places/constants.ts';
import { canManageTeam } from '#/lib/domain/places/places.policy.ts';
import { shownPlaces } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface TeamPath {
  name: string;
  /** The department in the path, “Other” for teams without one; without it, the team can be in any. */
  departmentName?: string | undefined;
  id?: number | undefined;
}

/**
 * Returns the team named in a page's path, or null if this person may manage none of that name. If several have the
 * name, it's the oldest, unless `id` says which.
 */
export async function findTeamByName(
  ctx: UserCtx,
  { name, departmentName, id }: TeamPath,
): Promise<{ id: number; name: string } | null> {
  const within = departmentName === undefined ? [] : [{ department: { name: departmentName } }];
  const outside = departmentName === otherDepartment.name ? [{ departmentId: null }] : [];
  const teams = await ctx.db.team.findMany({
    where: {
      companyId: ctx.company.id,
      name,
      ...(id === undefined ? {} : { id }),
      AND: [shownPlaces, ...(within.length > 0 ? [{ OR: [...within, ...outside] }] : [])],
    },
    select: {
      id: true,
      name: true,
      leaderId: true,
      secondaryLeaderId: true,
      department: { select: { leaderId: true } },
    },
    orderBy: { id: 'asc' },
  });
  const team = teams.find((one) => canManageTeam(ctx.actor, one));
  return team ? { id: team.id, name: team.name } : null;
}
