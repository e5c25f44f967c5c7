import { fiveStepScore } from '#/lib/domain/metrics/scores/five-step-score.ts';

/** How a motivator question is answered: 1 agreement 1–5, 2 yes (1) or no (0), 3 slider 0–100. */
export type MotivatorQuestionType = 1 | 2 | 3;

/**
 * Puts an answer to a motivator question on the scale 0–100, or gives null for a value outside the question's range.
 * Source: docs/figures.md, One answer.
 * @example normaliseMotivatorAnswer(1, 4) // 75
 * @example normaliseMotivatorAnswer(2, 1) // 100
 */
export function normaliseMotivatorAnswer(type: MotivatorQuestionType, value: number): number | null {
  if (type === 1) return fiveStepScore(value);
  if (type === 2) return value === 0 || value === 1 ? value * 100 : null;
  return value >= 0 && value <= 100 ? value : null;
}
