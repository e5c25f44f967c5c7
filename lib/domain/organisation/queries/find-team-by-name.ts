import { otherDepartment } from '#/lib/domain/places/constants.ts';
import { canManageTeam } from '#/lib/domain/places/policy.ts';
import { shown } from '#/lib/domain/places/sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface Named {
  name: string;
  /** The department in the path, “Other” for teams outside every one; without it the team may be in any. */
  departmentName?: string | undefined;
  id?: number | undefined;
}

/**
 * The team that a page's path names, or null when there is none that this person may manage. Of several with one name
 * the oldest is meant, unless `id` says which.
 */
export async function findTeamByName(
  ctx: UserCtx,
  { name, departmentName, id }: Named,
): Promise<{ id: number; name: string } | null> {
  const within = departmentName === undefined ? [] : [{ department: { name: departmentName } }];
  const outside = departmentName === otherDepartment.name ? [{ departmentId: null }] : [];
  const teams = await ctx.db.team.findMany({
    where: {
      companyId: ctx.company.id,
      name,
      ...(id === undefined ? {} : { id }),
      AND: [shown, ...(within.length > 0 ? [{ OR: [...within, ...outside] }] : [])],
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
  const found = teams.find((team) => canManageTeam(ctx.actor, team));
  return found ? { id: found.id, name: found.name } : null;
}
