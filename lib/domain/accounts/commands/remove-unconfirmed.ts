import type { User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Removes a registration that was never confirmed, and its company when nothing else is in it. Whoever signs up last is
 * heard: an unconfirmed registration proves nothing and must not hold an address.
 */
export async function removeUnconfirmed(tx: Transaction, { id, companyId }: User): Promise<void> {
  await tx.user.delete({ where: { id } });
  await tx.company.deleteMany({ where: { id: companyId, users: { none: {} }, teams: { none: {} } } });
}
