import {
  describeGroups,
  type GroupedAnswers,
  hiddenGroups,
  latestValues,
  type MonthAnswer,
} from '#/lib/domain/metrics/answer-groups.ts';
import {
  ENPS_DETRACTOR_MAX,
  ENPS_PROMOTER_MIN,
  K_ANON,
  type MetricColor,
  Z_90,
} from '#/lib/domain/metrics/constants.ts';
import type { Interval } from '#/lib/domain/metrics/interval.ts';
import { answersHiddenReason } from '#/lib/domain/metrics/minimum-group.ts';

/** The net score −100..100 in `avg`, its three groups in whole percent and its 90 % interval. */
export interface Enps extends GroupedAnswers {
  readonly interval: Interval | null;
  readonly color: MetricColor | null;
}

const LABELS = { detractors: 'Detractors', neutral: 'Neutral', promoters: 'Promoters' } as const;

/** Rounds halves away from zero, so that a score and its mirror image round alike. */
function roundEvenly(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/**
 * Gives the 90 % interval of a net score from `n` answers in whole points within −100..100.
 * Source: adjusted Wald interval for net scores (Rocks 2016; Lewis & Sauro 2021).
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
 * Gives the colour of a net score: bad below −10, good from 10, very good from 40. Source: product decision.
 * @example enpsColor(-10) // 'neutral'
 */
export function enpsColor(score: number): MetricColor {
  if (score >= 40) return 'very_good';
  if (score >= 10) return 'good';
  return score < -10 ? 'bad' : 'neutral';
}

/**
 * Computes the employee net promoter score from each person's latest answer: % promoters (9–10) − % detractors (0–6),
 * a whole number; all null with reason `not_enough_answers` below `k` persons; throws RangeError for an answer that is
 * not a whole number 0–10. Source: Net Promoter method (Reichheld 2003).
 * @example computeEnps(5 × 10, 3 × 8, 2 × 4) // avg 30, interval −12..58
 */
export function computeEnps(answers: readonly MonthAnswer[], k: number = K_ANON): Enps {
  const values = latestValues(answers);
  const hiddenReason = answersHiddenReason(values.length, k);
  if (hiddenReason !== null) return { ...hiddenGroups(LABELS, hiddenReason), interval: null, color: null };
  const promoters = values.filter((value) => value >= ENPS_PROMOTER_MIN).length;
  const detractors = values.filter((value) => value <= ENPS_DETRACTOR_MAX).length;
  const score = roundEvenly((100 * (promoters - detractors)) / values.length);
  return {
    ...describeGroups({ detractors, neutral: values.length - promoters - detractors, promoters }, LABELS, score),
    interval: computeEnpsInterval(promoters, detractors, values.length),
    color: enpsColor(score),
  };
}
