import type { AnswersById } from '#/lib/domain/assessment/assessment.present.ts';
import type { AnswerValue } from '#/lib/domain/assessment/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Reads what the person who asks has answered. */
export async function readAnswers(db: Transaction, { actor, company }: UserCtx): Promise<AnswersById> {
  const rows = await db.personalityAnswer.findMany({ where: { companyId: company.id, userId: actor.userId } });
  return new Map(rows.map(({ itemId, value }) => [itemId, value as AnswerValue]));
}
