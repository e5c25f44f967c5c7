import { type MetricColor, ONB_LOW_MAX, ONB_MID_MAX } from '#/lib/domain/metrics/constants.ts';
import {
  type AnswerGroupRecord,
  describeGroups,
  type GroupedAnswers,
  hiddenGroups,
} from '#/lib/domain/metrics/publication/answer-groups.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';

const LABELS = {
  detractors: 'Dissatisfied',
  neutral: 'Moderately Dissatisfied',
  promoters: 'Very Satisfied',
} as const;

/**
 * Gives onboarding satisfaction of persons counted by group, at least one of them: shares of 0–4, 5–7 and 8–10, and
 * in `avg` ten times the mean (0–100, not a net score), which is known already.
 * Source: docs/figures.md, Categories and colours.
 * @example onboardingOfCounts({ detractors: 1, neutral: 2, promoters: 2 }, 68).promoters.value // 40
 */
export function onboardingOfCounts(counts: AnswerGroupRecord<number>, avg: number): GroupedAnswers {
  return describeGroups(counts, LABELS, avg);
}

/**
 * Gives onboarding satisfaction where it must not be shown: labels only.
 * @example hiddenOnboarding('group_too_small').avg // null
 */
export function hiddenOnboarding(hiddenReason: HiddenReason): GroupedAnswers {
  return hiddenGroups(LABELS, hiddenReason);
}

/**
 * Gives the colour of an average 0–100: very good where the mean answer is "very satisfied", good from the middle of
 * "moderately", bad below it. Source: docs/figures.md, Categories and colours.
 * @example onboardingColor(68) // 'good'
 */
export function onboardingColor(avg: number): MetricColor {
  if (avg > 10 * ONB_MID_MAX) return 'very_good';
  if (avg >= 60) return 'good';
  return avg > 10 * ONB_LOW_MAX ? 'neutral' : 'bad';
}
