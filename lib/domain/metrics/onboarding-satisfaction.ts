import {
  describeGroups,
  type GroupedAnswers,
  hiddenGroups,
  latestValues,
  type MonthAnswer,
} from '#/lib/domain/metrics/answer-groups.ts';
import { K_ANON, ONB_LOW_MAX, ONB_MID_MAX } from '#/lib/domain/metrics/constants.ts';
import { mean } from '#/lib/domain/metrics/mean.ts';
import { answersHiddenReason } from '#/lib/domain/metrics/minimum-group.ts';
import { roundScore } from '#/lib/domain/metrics/round-score.ts';

const LABELS = {
  detractors: 'Dissatisfied',
  neutral: 'Moderately Dissatisfied',
  promoters: 'Very Satisfied',
} as const;

/**
 * Computes onboarding satisfaction from each person's latest answer: shares of 0–4, 5–7 and 8–10, and in `avg` ten
 * times the mean (0–100, one decimal, not a net score); all null with reason `not_enough_answers` below `k` persons;
 * throws RangeError for an answer that is not a whole number 0–10. Source: product decision.
 * @example computeOnboardingSatisfaction(10, 8, 7, 5, 4) // 40 % very satisfied, 40 % moderately, 20 % dissatisfied, avg 68
 */
export function computeOnboardingSatisfaction(answers: readonly MonthAnswer[], k: number = K_ANON): GroupedAnswers {
  const values = latestValues(answers);
  const average = mean(values);
  const hiddenReason = answersHiddenReason(values.length, k);
  if (hiddenReason !== null || average === null) return hiddenGroups(LABELS, hiddenReason ?? 'not_enough_answers');
  const detractors = values.filter((value) => value <= ONB_LOW_MAX).length;
  const promoters = values.filter((value) => value > ONB_MID_MAX).length;
  const counts = { detractors, neutral: values.length - detractors - promoters, promoters };
  return describeGroups(counts, LABELS, roundScore(10 * average));
}
