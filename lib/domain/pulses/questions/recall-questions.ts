import type { AskedQuestion } from '#/lib/domain/pulses/results/round-results.ts';
import { singleton } from '#/lib/platform/singleton.ts';

/** Those of some thousand rounds. */
const MOST_KNOWN = 10_000;

const questionCache = () => singleton('pulses.questions', () => new Map<number, AskedQuestion>());

/** Keeps questions that a round asks. What a round has asked never changes, so that nothing of it grows old. */
export function rememberQuestions(questions: readonly AskedQuestion[]): void {
  const cache = questionCache();
  if (cache.size > MOST_KNOWN) cache.clear();
  for (const { id, typeId, pool, isMultiple, bankItemId } of questions)
    cache.set(id, { id, typeId, pool, isMultiple, bankItemId });
}

/** Returns the questions of these ids, without a look into the database; null where this process has not met one yet. */
export function recallQuestions(ids: readonly number[]): AskedQuestion[] | null {
  const questions = ids.map((id) => questionCache().get(id));
  return questions.every((question) => question !== undefined) ? questions : null;
}
