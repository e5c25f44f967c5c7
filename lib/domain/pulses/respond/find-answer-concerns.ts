import { hasCrisisWords } from '#/lib/domain/language/crisis-words.ts';
import { findOffensiveWord } from '#/lib/domain/language/find-offensive-word.ts';
import { findRespondent } from '#/lib/domain/pulses/respond/find-respondent.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns what somebody may want to know of an open answer before they send it: its offensive word, masked, and whether it
 * reads as if they need help. The text is kept and logged nowhere. Throws what `getPulseQuestions` throws.
 */
export async function findAnswerConcerns(ctx: Ctx, { token, text }: { token: string; text: string }) {
  const { isOpen, companyId } = await findRespondent(token, ctx.clock.now());
  if (!isOpen) throw invalid(message('pulses.respondent.closed'));
  return { offensiveWord: await findOffensiveWord(ctx.db, companyId, text), needsHelp: hasCrisisWords(text) };
}
