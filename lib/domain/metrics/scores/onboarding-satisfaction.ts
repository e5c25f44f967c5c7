import type { MetricColor } from '#/lib/domain/metrics/constants.ts';
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
 * Returns onboarding satisfaction of people counted by group (at least one person): the shares of 0–4, 5–7 and 8–10.
 * `avg` is the given mean (ten times the answers, 0–100, not a net score). Source: docs/figures.md, Categories and
 * colours.
 * @example onboardingOfCounts({ detractors: 1, neutral: 2, promoters: 2 }, 68).promoters.value // 40
 */
export function onboardingOfCounts(counts: AnswerGroupRecord<number>, avg: number): GroupedAnswers {
  return describeGroups(counts, LABELS, avg);
}

/**
 * Returns an onboarding satisfaction that must not be shown: labels only.
 * @example hiddenOnboarding('group_too_small').avg // null
 */
export function hiddenOnboarding(hiddenReason: HiddenReason): GroupedAnswers {
  return hiddenGroups(LABELS, hiddenReason);
}

/**
 * Returns the colour of the largest group, so that it matches the shares next to it. If two are equal, the worse one
 * wins. Source: docs/figures.md, Categories and colours.
 * @example onboardingColor({ detractors: 1, neutral: 5, promoters: 3 }) // 'neutral'
 */
export function onboardingColor({ detractors, neutral, promoters }: AnswerGroupRecord<number>): MetricColor {
  if (detractors >= Math.max(neutral, promoters)) return 'bad';
  return neutral >= promoters ? 'neutral' : 'very_good';
}
