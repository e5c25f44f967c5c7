import { canManageDepartment } from '#/lib/domain/places/policy.ts';
import { shown } from '#/lib/domain/places/sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * The department that a page's path names, or null when there is none that this person may manage. Of several with one
 * name the oldest is meant, unless `id` says which.
 */
export async function findDepartmentByName(
  ctx: UserCtx,
  { name, id }: { name: string; id?: number | undefined },
): Promise<{ id: number; name: string } | null> {
  const departments = await ctx.db.department.findMany({
    where: { companyId: ctx.company.id, name, ...(id === undefined ? {} : { id }), ...shown },
    select: { id: true, name: true, leaderId: true },
    orderBy: { id: 'asc' },
  });
  const found = departments.find((department) => canManageDepartment(ctx.actor, department));
  return found ? { id: found.id, name: found.name } : null;
}
