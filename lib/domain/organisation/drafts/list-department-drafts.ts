import { presentDraft } from '#/lib/domain/organisation/organisation.present.ts';
import { openDepartments } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { managementPageSize } from '#/lib/domain/places/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the company and a page of the department drafts that this person may finish, newest first, with their number.
 */
export async function listDepartmentDrafts(ctx: UserCtx, page = 1) {
  const where = openDepartments(ctx);
  const [departments, total] = await Promise.all([
    ctx.db.department.findMany({
      where,
      select: { id: true, name: true, leaderId: true, leader: { select: { firstName: true, lastName: true } } },
      orderBy: { id: 'desc' },
      skip: (page - 1) * managementPageSize,
      take: managementPageSize,
    }),
    ctx.db.department.count({ where }),
  ]);
  return {
    company: { id: ctx.company.id, name: ctx.company.name },
    departments: departments.map((draft) => presentDraft(draft, ctx.actor)),
    total,
  };
}
