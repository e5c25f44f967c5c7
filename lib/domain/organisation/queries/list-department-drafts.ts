import { ownDrafts } from '#/lib/domain/organisation/queries/read-own-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The company and the unfinished departments of this person, newest first. */
export async function listDepartmentDrafts(ctx: UserCtx) {
  const departments = await ctx.db.department.findMany({
    where: ownDrafts(ctx),
    select: { id: true, name: true },
    orderBy: { id: 'desc' },
    take: 50,
  });
  return { company: { id: ctx.company.id, name: ctx.company.name }, departments };
}
