import type { User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Removes a registration that was never confirmed, with its company if nobody else is in it, save the one to keep. Whoever signs up
 * last is heard: an unconfirmed registration proves nothing and must not hold an address.
 */
export async function removeUnconfirmedUser(
  tx: Transaction,
  user: Pick<User, 'id' | 'companyId'>,
  keep: { companyId?: number } = {},
): Promise<void> {
  await tx.user.delete({ where: { id: user.id } });
  if (user.companyId === keep.companyId) return;
  await tx.company.deleteMany({ where: { id: user.companyId, users: { none: {} } } });
}
