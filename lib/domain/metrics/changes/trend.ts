import { halfWidth90 } from '#/lib/domain/metrics/changes/interval.ts';
import {
  type MetricColor,
  PARTICIPATION_MIN,
  TREND_PERSONS_MIN,
  TREND_RULES,
  type TrendMetric,
} from '#/lib/domain/metrics/constants.ts';
import { type PersonDayValue, personAverages } from '#/lib/domain/metrics/publication/person-mean.ts';
import { mean, sampleDeviation } from '#/lib/domain/metrics/scores/mean.ts';

/** A change between two windows in points; `reliable` where it is beyond chance. */
export interface Trend {
  readonly delta: number;
  /** The least change that is beyond chance. */
  readonly threshold: number;
  readonly reliable: boolean;
  readonly color: MetricColor;
}

/**
 * Gives each person's change between two windows, for those with enough answers in both (2, for motivation 1).
 * Source: paired comparison.
 * @example pairedDifferences('motivation', [{ userId: 1, localDate: '2026-03-02', value: 60 }],
 *   [{ userId: 1, localDate: '2026-02-02', value: 70 }]) // [-10]
 */
export function pairedDifferences(
  metric: TrendMetric,
  now: readonly PersonDayValue[],
  before: readonly PersonDayValue[],
): number[] {
  const { answersMin } = TREND_RULES[metric];
  const earlier = personAverages(before);
  const differences: number[] = [];
  for (const [userId, current] of personAverages(now)) {
    const past = earlier.get(userId);
    if (past === undefined || current.answers < answersMin || past.answers < answersMin) continue;
    differences.push(current.avg - past.avg);
  }
  return differences;
}

function colorOf(metric: TrendMetric, delta: number, reliable: boolean): MetricColor {
  const { small, large } = TREND_RULES[metric];
  if (!reliable || Math.abs(delta) < small) return 'neutral';
  if (delta < 0) return 'bad';
  return delta >= large ? 'very_good' : 'good';
}

/** The changes of some persons in sum: how many, their mean in points and their sample deviation. */
export interface PairedChange {
  readonly persons: number;
  readonly delta: number | null;
  readonly deviation: number;
}

/**
 * Returns the trend of the persons' changes in one metric, or null for fewer than 5 persons. It is reliable when the mean
 * change is at least t(90 %)·max(sd, floor)/√n.
 * Source: paired t-test at 90 % with a floor on the spread; sizes: docs/figures.md, Change.
 * @example computeTrend('productivity', [-12, -8, -10, -9, -11]).color // 'bad'
 */
export function computeTrend(metric: TrendMetric, differences: readonly number[]): Trend | null {
  const change = { persons: differences.length, delta: mean(differences), deviation: sampleDeviation(differences) };
  return trendOfSums(metric, change);
}

/**
 * Returns the trend of changes that were added up elsewhere, by the same rule.
 * @example trendOfSums('productivity', { persons: 5, delta: -10, deviation: 1.58 })?.reliable // true
 */
export function trendOfSums(metric: TrendMetric, { persons, delta, deviation }: PairedChange): Trend | null {
  if (delta === null || persons < TREND_PERSONS_MIN) return null;
  const threshold = halfWidth90(persons, deviation, TREND_RULES[metric].floor);
  const reliable = Math.abs(delta) >= threshold;
  return { delta, threshold, reliable, color: colorOf(metric, delta, reliable) };
}

/**
 * Tells whether participation (rates in %, null when nothing was due) was high enough in both windows to compare them.
 * @example canCompareWindows(80, 49.9) // false
 */
export function canCompareWindows(rateNow: number | null, rateBefore: number | null): boolean {
  return rateNow !== null && rateBefore !== null && Math.min(rateNow, rateBefore) >= PARTICIPATION_MIN;
}
