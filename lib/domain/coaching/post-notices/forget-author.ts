import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Forgets somebody who is being erased: what they wrote with their name, what they have read and opened, their
 * votes and their own trends. What they wrote without a name nobody can find, and it stays.
 */
export async function forgetAuthor(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  await tx.post.deleteMany({ where: { companyId: of.companyId, authorId: of.userId } });
  await tx.postRead.deleteMany({ where: of });
  await tx.coachItemState.deleteMany({ where: of });
  await tx.coachItem.deleteMany({ where: of });
}
