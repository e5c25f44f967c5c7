import { openDepartment } from '#/lib/domain/organisation/wizards/open-department.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Finishes a draft: its creator leads it, unless somebody was invited to. Of two calls at once one wins; the other,
 * like a stranger's, throws `not_found`. A draft without a name is `invalid`.
 */
export async function createDepartment(ctx: UserCtx, id: number): Promise<{ id: number; name: string }> {
  const department = await inTransaction(ctx.db, (tx) => openDepartment(tx, ctx, id));
  if (!department) throw notFound();
  return department;
}
