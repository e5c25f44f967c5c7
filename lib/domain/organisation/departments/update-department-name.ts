import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { lockDepartment } from '#/lib/domain/organisation/departments/lock-department.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Renames a department; throws what `getManagedDepartment` throws. */
export async function updateDepartmentName(ctx: UserCtx, id: number, { name }: { name: string }) {
  return ctx.db.$transaction(async (tx) => {
    const { name: before } = await lockDepartment(tx, ctx, id);
    await tx.department.update({ where: { id }, data: { name } });
    await recordAct(tx, ctx, { action: 'department.rename', subject: `department:${id}`, details: { name, before } });
    return { name };
  });
}
