import { shown } from '#/lib/domain/organisation/queries/read-shown-rows.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The departments this person may manage in the role they act in, by name; an unfinished one has none yet. */
export function listDashboardDepartments(ctx: UserCtx): Promise<{ id: number; name: string }[]> {
  const { userId, role } = ctx.actor;
  return ctx.db.department.findMany({
    where: { companyId: ctx.company.id, ...(role === 'Administrator' ? shown : { leaderId: userId }) },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}
