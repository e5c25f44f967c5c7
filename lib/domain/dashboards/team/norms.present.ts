import { norms } from '#/lib/domain/catalogue/norms.ts';
import { computeNormScores, type NormRow } from '#/lib/domain/metrics/scores/norm-scores.ts';

/** The norms people were asked about, with how many answered. */
export function presentNorms(rows: readonly NormRow[]) {
  const scores = new Map(computeNormScores(rows).map((score) => [score.id, score]));
  return norms.flatMap(({ id, name }) => {
    const score = scores.get(id);
    if (!score) return [];
    return [{ id: id as number, name, avg: score.avg, persons: score.persons, personsBand: null, hiddenReason: null }];
  });
}
