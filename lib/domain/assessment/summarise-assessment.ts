import { ITEMS_COUNT } from '#/lib/domain/assessment/constants.ts';
import { findResult } from '#/lib/domain/assessment/personality/find-result.ts';
import { readAnswers } from '#/lib/domain/assessment/personality/read-answers.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const words = wordsFor(defaultLocale, 'assessment.summary');

/** Returns what the person who asks has of the assessment, in a headline and a text; no headline until it is finished. */
export async function summariseAssessment(
  ctx: UserCtx,
): Promise<{ description: string; isCompleted: boolean; name: string }> {
  const personality = await findResult(ctx);
  if (personality) return { description: personality.text, isCompleted: true, name: personality.headline };
  const { size } = await readAnswers(ctx.db, ctx);
  const description = size === 0 ? words('none') : words('begun', { count: size, all: ITEMS_COUNT });
  return { description, isCompleted: false, name: '' };
}
