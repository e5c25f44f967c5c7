import { managementPageSize } from '#/lib/domain/organisation/constants.ts';
import { ownDrafts } from '#/lib/domain/organisation/queries/read-own-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The company and a page of this person's unfinished departments, newest first, with how many there are. */
export async function listDepartmentDrafts(ctx: UserCtx, page = 1) {
  const where = ownDrafts(ctx);
  const [departments, total] = await Promise.all([
    ctx.db.department.findMany({
      where,
      select: { id: true, name: true },
      orderBy: { id: 'desc' },
      skip: (page - 1) * managementPageSize,
      take: managementPageSize,
    }),
    ctx.db.department.count({ where }),
  ]);
  return { company: { id: ctx.company.id, name: ctx.company.name }, departments, total };
}
