import type { Transaction } from '#/lib/platform/db.ts';

/** Deletes what somebody who is being erased told the makers of the product, with all screenshots. */
export async function forgetFeedback(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  await tx.storedImage.deleteMany({ where: { feedbackImage: of } });
  await tx.feedback.deleteMany({ where: of });
}
