import { groupRows, mean, roundScore } from '#/lib/domain/metrics/scores/numbers.ts';

/** One person's answers about one norm: the sum of the levels 1–5 and how many there are. */
export type NormRow = [userId: number, normId: number, levelSum: number, answers: number];

/** How well a norm is lived up to, 0–100 with one decimal, and how many people rated it. */
export interface NormScore {
  readonly id: number;
  readonly avg: number;
  readonly persons: number;
}

/**
 * Returns the average of each norm: first over each person's answers, then over people. Norms that no one was asked
 * about are absent. Two people at 87.5 and 50 make 68.8. Source: docs/figures.md, Averages.
 * @example computeNormScores([[1, 4, 9, 2], [2, 4, 3, 1]]) // [{ id: 4, avg: 68.8, persons: 2 }]
 */
export function computeNormScores(rows: readonly NormRow[]): NormScore[] {
  const byNorm = groupRows(
    rows.filter(([, , , answers]) => answers > 0),
    ([, normId]) => normId,
  );
  return [...byNorm].map(([id, ofNorm]) => {
    // The scale is linear, so applying (level − 1) · 25 to the mean gives the mean of the scores.
    const avg = mean(ofNorm.map(([, , sum, answers]) => (sum / answers - 1) * 25)) ?? 0;
    return { id, avg: roundScore(avg), persons: ofNorm.length };
  });
}

/** With ratings by fewer people, a norm says nothing about a team yet. */
export const LEAST_PERSONS = 3;
