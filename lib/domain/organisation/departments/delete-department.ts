import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { lockDepartment } from '#/lib/domain/organisation/departments/lock-department.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Deletes a department with its invitations: its teams and drafts stay without a department, and its leader loses the
 * role. Throws what `getManagedDepartment` throws.
 */
export async function deleteDepartment(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    const { name, leaderId, companyId } = await lockDepartment(tx, ctx, id);
    const { count } = await tx.team.updateMany({
      where: { companyId, departmentId: id },
      data: { departmentId: null },
    });
    await tx.department.delete({ where: { id } });
    const details = { name, teams: count };
    await recordAct(tx, ctx, {
      action: 'department.delete',
      subject: `department:${id}`,
      details,
      roleChanges: [leaderId],
    });
  });
  return {};
}
