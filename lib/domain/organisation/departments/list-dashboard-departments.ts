import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the departments this person may manage in their current role, by name. Drafts have a list of their own. */
export function listDashboardDepartments(ctx: UserCtx): Promise<{ id: number; name: string }[]> {
  const { userId, role } = ctx.actor;
  return ctx.db.department.findMany({
    where: {
      companyId: ctx.company.id,
      completedAt: { not: null },
      ...(role === 'Administrator' ? {} : { leaderId: userId }),
    },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}
