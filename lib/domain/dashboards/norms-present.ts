import type { NormDay } from '#/lib/domain/dashboards/queries/read-closed-days.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { fiveStepScore } from '#/lib/domain/metrics/five-step-score.ts';
import { computeAnswerMean, keepFullDays } from '#/lib/domain/metrics/full-days.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { personsBand } from '#/lib/domain/metrics/minimum-group.ts';
import { computeNormScores, type NormRow } from '#/lib/domain/metrics/norm-scores.ts';
import { wholePoints } from '#/lib/domain/metrics/published-scores.ts';
import { norms } from '#/lib/domain/profile/constants.ts';

/** The norms people were asked about, with how many answered. */
export function presentNorms(rows: readonly NormRow[]) {
  const scores = new Map(computeNormScores(rows).map((score) => [score.id, score]));
  return norms.flatMap(({ id, name }) => {
    const score = scores.get(id);
    if (!score) return [];
    return [{ id: id as number, name, avg: score.avg, persons: score.persons, personsBand: null, hiddenReason: null }];
  });
}

/** The same from closed days with three answers about the norm, or the reason why there is no score. */
export function presentClosedNorms(days: readonly NormDay[]) {
  const byNorm = groupRows(days, ({ normId }) => normId);
  return norms.flatMap(({ id, name }) => {
    const answers = byNorm.get(id);
    if (!answers) return [];
    const values = answers.map(({ userId, localDate, level }) => ({ userId, localDate, value: fiveStepScore(level) }));
    const { avg, persons } = computeAnswerMean(keepFullDays(values, K_ANON_MIN));
    const hiddenReason = avg === null ? ('group_too_small' as const) : null;
    const told = { avg: wholePoints(avg), persons: null, personsBand: personsBand(persons), hiddenReason };
    return [{ id: id as number, name, ...told }];
  });
}
