import { otherDepartment } from '#/lib/domain/places/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The company's departments by name, headed by the entry 0 for none. */
export async function listDepartments(ctx: UserCtx): Promise<{ id: number; name: string }[]> {
  const departments = await ctx.db.department.findMany({
    where: { companyId: ctx.company.id, completedAt: { not: null } },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return [otherDepartment, ...departments];
}
