import { canManageDepartment } from '#/lib/domain/places/places.policy.ts';
import { shownPlaces } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the department that a page's path names, or null when there is none that this person may manage. Of several
 * with one name it is the oldest, unless `id` says which.
 */
export async function findDepartmentByName(
  ctx: UserCtx,
  { name, id }: { name: string; id?: number | undefined },
): Promise<{ id: number; name: string } | null> {
  const departments = await ctx.db.department.findMany({
    where: { companyId: ctx.company.id, name, ...(id === undefined ? {} : { id }), ...shownPlaces },
    select: { id: true, name: true, leaderId: true },
    orderBy: { id: 'asc' },
  });
  const department = departments.find((one) => canManageDepartment(ctx.actor, one));
  return department ? { id: department.id, name: department.name } : null;
}
