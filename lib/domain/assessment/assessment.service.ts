import {
  type AnswersById,
  firstOpenStep,
  openItemsOf,
  presentAssessment,
  statementKey,
} from '#/lib/domain/assessment/assessment.present.ts';
import type { Assessment, AssessmentBody } from '#/lib/domain/assessment/assessment.schema.ts';
import { INSTRUMENT_ID, ITEMS_COUNT } from '#/lib/domain/assessment/constants.ts';
import { findResult, readAnswers } from '#/lib/domain/assessment/personality/personality.service.ts';
import { type Answers, computeRaw, isUniform } from '#/lib/domain/assessment/personality/personality-scores.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns the statements with the caller's answers, and the result once there is one. */
export async function getAssessment(ctx: UserCtx): Promise<Assessment> {
  return presentAssessment(await readAnswers(ctx.db, ctx), await findResult(ctx), ctx.locale);
}

/**
 * Stores the answers that complete a step, and the result once all steps are done. Returns what `getAssessment`
 * returns. Throws `invalid`, storing nothing, with a message for each unanswered statement of the step. It does the
 * same for a step after the first open one, and for answers that differ from a finished assessment's.
 */
export async function saveAssessment(ctx: UserCtx, { answers, currentStep }: AssessmentBody) {
  const newAnswers: AnswersById = new Map(answers.map(({ id, value }) => [id, value]));
  await inTransaction(ctx.db, async (tx) => {
    // Two windows of one person store one at a time.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${ctx.actor.userId} FOR NO KEY UPDATE`;
    const storedAnswers = await readAnswers(tx, ctx);
    if (storedAnswers.size === ITEMS_COUNT) return requireSame(storedAnswers, newAnswers);
    const all: AnswersById = new Map([...storedAnswers, ...newAnswers]);
    requireWhole(all, currentStep ?? firstOpenStep(storedAnswers));
    await storeAnswers(tx, ctx, newAnswers);
    if (all.size === ITEMS_COUNT) await storeResult(tx, ctx, all);
  });
  return getAssessment(ctx);
}

function requireSame(storedAnswers: AnswersById, newAnswers: AnswersById): void {
  const isChanged = [...newAnswers].some(([id, value]) => storedAnswers.get(id) !== value);
  if (isChanged) throw invalid(message('assessment.answers.finished'));
}

function requireWhole(answers: AnswersById, step: number): void {
  const open = firstOpenStep(answers);
  if (step > open) throw invalid(message('assessment.answers.ahead', { step: open }));
  const [first, ...others] = openItemsOf(step, answers).map((id) =>
    message('assessment.answers.missing', { statement: [statementKey(id)] }),
  );
  if (first) throw invalid(first, ...others);
}

async function storeAnswers(tx: Transaction, { actor, company }: UserCtx, newAnswers: AnswersById): Promise<void> {
  const [ids, values] = [[...newAnswers.keys()], [...newAnswers.values()]];
  await tx.$executeRaw`
    INSERT INTO personality_answers (company_id, user_id, item_id, value)
    SELECT ${company.id}, ${actor.userId}, item, value FROM unnest(${ids}::int[], ${values}::int[]) AS sent (item, value)
    ON CONFLICT (user_id, item_id) DO UPDATE SET value = EXCLUDED.value`;
}

async function storeResult(tx: Transaction, ctx: UserCtx, byId: AnswersById): Promise<void> {
  const { actor, clock, company } = ctx;
  const answers: Answers = [...byId].toSorted(([a], [b]) => a - b).map(([, value]) => value);
  await tx.personalityResult.create({
    data: {
      companyId: company.id,
      userId: actor.userId,
      instrumentId: INSTRUMENT_ID,
      raw: computeRaw(answers),
      isUniform: isUniform(answers),
      completedAt: clock.now(),
    },
  });
  await recordEvent(tx, ctx, { action: 'assessment.complete' });
}

/** Returns a headline and a text about the caller's assessment, without a headline until it's finished. */
export async function summariseAssessment(
  ctx: UserCtx,
): Promise<{ description: string; isCompleted: boolean; name: string }> {
  const personality = await findResult(ctx);
  if (personality) return { description: personality.text, isCompleted: true, name: personality.headline };
  const t = wordsFor(ctx.locale, 'assessment.summary');
  const { size } = await readAnswers(ctx.db, ctx);
  const description = size === 0 ? t('none') : t('begun', { count: size, all: ITEMS_COUNT });
  return { description, isCompleted: false, name: '' };
}
