import type { User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Removes a registration that was never confirmed, and its company when nothing else is in it. Whoever signs up last is
 * heard: an unconfirmed registration proves nothing and must not hold an address. One confirmed since stays as it is.
 */
export async function removeUnconfirmed(tx: Transaction, { id, companyId }: User): Promise<void> {
  const { count } = await tx.user.deleteMany({ where: { id, confirmedAt: null } });
  if (count === 0) return;
  await tx.company.deleteMany({ where: { id: companyId, users: { none: {} }, teams: { none: {} } } });
}
