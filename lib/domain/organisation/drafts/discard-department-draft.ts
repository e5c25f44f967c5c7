import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { discardableDrafts } from '#/lib/domain/organisation/drafts/discardable-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Discards a department draft of one's own; its teams stay without a department. Throws `not_found` for anything else,
 * also for a draft that was just finished, and what `discardableDrafts` throws.
 */
export async function discardDepartmentDraft(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  const where = { id, ...discardableDrafts(ctx) };
  await inTransaction(ctx.db, async (tx) => {
    // A call that finishes the draft at this moment comes first, or finds it gone.
    await tx.$queryRaw`SELECT id FROM departments WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
    const draft = await tx.department.findFirst({ where });
    if (!draft) throw notFound();
    const { companyId, name, leaderId } = draft;
    await tx.team.updateMany({ where: { companyId, departmentId: id }, data: { departmentId: null } });
    await tx.department.delete({ where: { id } });
    await recordAct(tx, ctx, {
      action: 'department.discard',
      subject: `department:${id}`,
      details: { name },
      roleChanges: [leaderId],
    });
  });
  return {};
}
