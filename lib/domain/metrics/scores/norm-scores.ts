import { groupRows, mean, roundScore } from '#/lib/domain/metrics/scores/numbers.ts';

/** One person's answers about one norm: the sum of the levels 1..5 and how many there are. */
export type NormRow = [userId: number, normId: number, levelSum: number, answers: number];

/** How far a norm is lived up to, 0..100 with one decimal, and how many people said so. */
export interface NormScore {
  readonly id: number;
  readonly avg: number;
  readonly persons: number;
}

/**
 * Averages what people say about each norm, each person's answers first, then the people; norms nobody was asked about
 * are absent. Two people at 87.5 and 50 make 68.8. Source: docs/figures.md, Averages.
 * @example computeNormScores([[1, 4, 9, 2], [2, 4, 3, 1]]) // [{ id: 4, avg: 68.8, persons: 2 }]
 */
export function computeNormScores(rows: readonly NormRow[]): NormScore[] {
  const byNorm = groupRows(
    rows.filter(([, , , answers]) => answers > 0),
    ([, normId]) => normId,
  );
  return [...byNorm].map(([id, ofNorm]) => {
    // (level − 1) · 25 as for a single level: the scale is linear, so it may follow the mean.
    const avg = mean(ofNorm.map(([, , sum, answers]) => (sum / answers - 1) * 25)) ?? 0;
    return { id, avg: roundScore(avg), persons: ofNorm.length };
  });
}
