import type { Transaction } from '#/lib/platform/db.ts';

/** Erases what somebody typed as a step, with the step, and why they ended one; prepared ones stay their team's, of nobody. */
export async function eraseActions(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  const { companyId, userId } = of;
  await tx.actionVoter.deleteMany({ where: { companyId, userId } });
  await tx.action.deleteMany({
    where: { companyId, madeById: userId, OR: [{ will: { not: null } }, { said: { not: null } }] },
  });
  await tx.action.updateMany({ where: { companyId, endedById: userId }, data: { endedById: null, why: null } });
  await tx.action.updateMany({ where: { companyId, madeById: userId }, data: { madeById: null } });
  await tx.action.updateMany({ where: { companyId, ownerId: userId }, data: { ownerId: null } });
}
