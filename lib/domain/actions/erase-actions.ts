import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Erases what someone typed: their steps, their reasons for ending one, and their notes on shared results. Prepared
 * steps stay with their team, without an owner.
 */
export async function eraseActions(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  const { companyId, userId } = of;
  await tx.actionVoter.deleteMany({ where: { companyId, userId } });
  await tx.shareVoter.deleteMany({ where: { companyId, userId } });
  await tx.share.updateMany({ where: { companyId, sharedById: userId }, data: { sharedById: null, note: null } });
  await tx.action.deleteMany({
    where: { companyId, madeById: userId, OR: [{ will: { not: null } }, { said: { not: null } }] },
  });
  await tx.action.updateMany({ where: { companyId, endedById: userId }, data: { endedById: null, why: null } });
  await tx.action.updateMany({ where: { companyId, madeById: userId }, data: { madeById: null } });
  await tx.action.updateMany({ where: { companyId, ownerId: userId }, data: { ownerId: null } });
}
