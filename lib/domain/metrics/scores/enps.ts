import type { Interval } from '#/lib/domain/metrics/changes/trend.ts';
import { type MetricColor, Z_90 } from '#/lib/domain/metrics/constants.ts';
import {
  type AnswerGroupRecord,
  describeGroups,
  type GroupedAnswers,
  hiddenGroups,
} from '#/lib/domain/metrics/publication/answer-groups.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';

/** The net score of −100 to 100 in `avg`, its three groups in whole percent and its 90% interval. */
export interface Enps extends GroupedAnswers {
  readonly interval: Interval | null;
  readonly color: MetricColor | null;
}

const LABELS = { detractors: 'Detractors', neutral: 'Neutral', promoters: 'Promoters' } as const;

/** Rounds halves away from zero, so that 2.5 and −2.5 round alike. */
function roundEvenly(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/**
 * Returns the 90% interval of a net score from `n` answers, in whole points within −100..100. Source: adjusted Wald
 * interval for net scores (Rocks 2016; Lewis & Sauro 2021).
 * @example computeEnpsInterval(5, 2, 10) // { low: -12, high: 58 }
 */
export function computeEnpsInterval(promoters: number, detractors: number, n: number): Interval {
  const size = n + 3;
  const p = (promoters + 0.75) / size;
  const d = (detractors + 0.75) / size;
  const half = Z_90 * Math.sqrt((p + d - (p - d) ** 2) / size);
  return {
    low: Math.max(-100, roundEvenly(100 * (p - d - half))),
    high: Math.min(100, roundEvenly(100 * (p - d + half))),
  };
}

/**
 * Returns the colour of a net score: bad below −10, good from 10, very good from 40. Source: docs/figures.md,
 * Categories and colours.
 * @example enpsColor(-10) // 'neutral'
 */
export function enpsColor(score: number): MetricColor {
  if (score >= 40) return 'very_good';
  if (score >= 10) return 'good';
  return score < -10 ? 'bad' : 'neutral';
}

/**
 * Returns the employee net promoter score, with its shares and interval, of people counted by group (at least one
 * person): % promoters (9–10) − % detractors (0–6), as a whole number. Source: Net Promoter method (Reichheld 2003).
 * @example enpsOfCounts({ detractors: 2, neutral: 3, promoters: 5 }).avg // 30
 */
export function enpsOfCounts(counts: AnswerGroupRecord<number>): Enps {
  const { detractors, neutral, promoters } = counts;
  const persons = detractors + neutral + promoters;
  const score = enpsScore(counts);
  return {
    ...describeGroups(counts, LABELS, score),
    interval: computeEnpsInterval(promoters, detractors, persons),
    color: enpsColor(score),
  };
}

/**
 * Returns the net score of −100 to 100 of people counted by group (at least one person).
 * @example enpsScore({ detractors: 1, neutral: 0, promoters: 1 }) // 0
 */
export function enpsScore({ detractors, neutral, promoters }: AnswerGroupRecord<number>): number {
  return roundEvenly((100 * (promoters - detractors)) / (detractors + neutral + promoters));
}

/**
 * Returns an employee net promoter score that must not be shown: labels only.
 * @example hiddenEnps('group_too_small').avg // null
 */
export function hiddenEnps(hiddenReason: HiddenReason): Enps {
  return { ...hiddenGroups(LABELS, hiddenReason), interval: null, color: null };
}
