import { shownPlaces } from '#/lib/domain/places/sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the departments this person may manage in their current role, by name; drafts, which may have no name, come
 * last.
 */
export async function listDashboardDepartments(ctx: UserCtx): Promise<{ id: number; name: string }[]> {
  const { userId, role } = ctx.actor;
  const departments = await ctx.db.department.findMany({
    where: { companyId: ctx.company.id, ...(role === 'Administrator' ? shownPlaces : { leaderId: userId }) },
    select: { id: true, name: true, completedAt: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return departments
    .sort((a, b) => Number(a.completedAt === null) - Number(b.completedAt === null))
    .map(({ id, name }) => ({ id, name }));
}
