import { shown } from '#/lib/domain/places/sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The departments this person may manage in the role they act in, by name; unfinished ones, which may have none, last. */
export async function listDashboardDepartments(ctx: UserCtx): Promise<{ id: number; name: string }[]> {
  const { userId, role } = ctx.actor;
  const departments = await ctx.db.department.findMany({
    where: { companyId: ctx.company.id, ...(role === 'Administrator' ? shown : { leaderId: userId }) },
    select: { id: true, name: true, completedAt: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return departments
    .sort((a, b) => Number(a.completedAt === null) - Number(b.completedAt === null))
    .map(({ id, name }) => ({ id, name }));
}
