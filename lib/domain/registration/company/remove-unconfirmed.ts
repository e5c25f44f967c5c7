import type { User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Removes a registration that was never confirmed, and its company when it is empty. The last sign-up counts: an
 * unconfirmed registration proves nothing and must not block an address. A registration confirmed in the meantime
 * stays.
 */
export async function removeUnconfirmed(tx: Transaction, { id, companyId }: User): Promise<void> {
  const { count } = await tx.user.deleteMany({ where: { id, confirmedAt: null } });
  if (count === 0) return;
  await tx.company.deleteMany({ where: { id: companyId, users: { none: {} }, teams: { none: {} } } });
}
