import { type AnswersById, presentPersonality } from '#/lib/domain/assessment/assessment.present.ts';
import type { Personality } from '#/lib/domain/assessment/assessment.schema.ts';
import { type AnswerValue, INSTRUMENT_ID } from '#/lib/domain/assessment/constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';

/** Returns the caller's result; null until they have finished. */
export async function getPersonality(ctx: UserCtx): Promise<{ personality: Personality | null }> {
  return { personality: await findResult(ctx) };
}

/** Returns the caller's result in words; null until they have finished. */
export async function findResult({ db, actor, company, locale }: UserCtx): Promise<Personality | null> {
  const result = await db.personalityResult.findFirst({ where: { companyId: company.id, userId: actor.userId } });
  if (!result) return null;
  const norms = await db.personalityNorm.findUnique({ where: { instrumentId: INSTRUMENT_ID } });
  return presentPersonality(result, norms, locale);
}

/** Reads the caller's answers. */
export async function readAnswers(db: Transaction, { actor, company }: UserCtx): Promise<AnswersById> {
  const rows = await db.personalityAnswer.findMany({ where: { companyId: company.id, userId: actor.userId } });
  return new Map(rows.map(({ itemId, value }) => [itemId, value as AnswerValue]));
}

/** Deletes someone's answers and result. Returns false if there were none. */
export async function erasePersonality(
  tx: Transaction,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<boolean> {
  const where = { companyId, userId };
  const answers = await tx.personalityAnswer.deleteMany({ where });
  const results = await tx.personalityResult.deleteMany({ where });
  return answers.count + results.count > 0;
}

/** Deletes the caller's answers and result, so that they can start again; a repeat changes nothing. */
export async function destroyPersonality(ctx: UserCtx): Promise<Record<never, never>> {
  const { actor, company } = ctx;
  await inTransaction(ctx.db, async (tx) => {
    const was = await erasePersonality(tx, { companyId: company.id, userId: actor.userId });
    if (was) await recordEvent(tx, ctx, { action: 'assessment.remove' });
  });
  return {};
}
