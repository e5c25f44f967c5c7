import { getManagedDepartment } from '#/lib/domain/places/get-managed-department.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** `getManagedDepartment` of a department that nobody else changes or deletes before this transaction ends. */
export async function lockDepartment(tx: Transaction, ctx: UserCtx, id: number) {
  await tx.$queryRaw`SELECT id FROM departments WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getManagedDepartment(tx, ctx, id);
}
