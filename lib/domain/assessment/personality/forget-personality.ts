import type { Transaction } from '#/lib/platform/db.ts';

/** Deletes what somebody has answered and its result; false where there was nothing. */
export async function forgetPersonality(
  tx: Transaction,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<boolean> {
  const where = { companyId, userId };
  const answers = await tx.personalityAnswer.deleteMany({ where });
  const results = await tx.personalityResult.deleteMany({ where });
  return answers.count + results.count > 0;
}
