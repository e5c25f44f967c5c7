import {
  type MetricColor,
  PARTICIPATION_MIN,
  TREND_PERSONS_MIN,
  TREND_RULES,
  type TrendMetric,
  Z_90,
} from '#/lib/domain/metrics/constants.ts';
import { type PersonDayValue, personAverages } from '#/lib/domain/metrics/publication/person-mean.ts';
import { mean, sampleDeviation } from '#/lib/domain/metrics/scores/numbers.ts';

/** A change between two windows in points; `reliable` if it is beyond chance. */
export interface Trend {
  readonly delta: number;
  /** The smallest change that is beyond chance. */
  readonly threshold: number;
  readonly reliable: boolean;
  readonly color: MetricColor;
}

/**
 * Returns each person's change between two windows, for people with enough answers in both (2, for motivation 1).
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

/** Several people's changes, summarised: how many, their mean in points and their sample deviation. */
export interface PairedChange {
  readonly persons: number;
  readonly delta: number | null;
  readonly deviation: number;
}

/**
 * Returns the trend of people's changes in one metric, or null for fewer than 5 people. It is reliable if the mean
 * change is at least t(90%)·max(sd, floor)/√n. Source: paired t-test at 90% with a floor on the spread; sizes:
 * docs/figures.md, Change.
 * @example computeTrend('productivity', [-12, -8, -10, -9, -11]).color // 'bad'
 */
export function computeTrend(metric: TrendMetric, differences: readonly number[]): Trend | null {
  const change = { persons: differences.length, delta: mean(differences), deviation: sampleDeviation(differences) };
  return trendOfSums(metric, change);
}

/**
 * Returns the trend of changes that are already summarised, by the rule of `computeTrend`; null for too few people.
 * @example trendOfSums('productivity', { persons: 5, delta: -10, deviation: 1.58 })?.reliable // true
 */
export function trendOfSums(metric: TrendMetric, { persons, delta, deviation }: PairedChange): Trend | null {
  if (delta === null || persons < TREND_PERSONS_MIN) return null;
  const threshold = halfWidth90(persons, deviation, TREND_RULES[metric].floor);
  const reliable = Math.abs(delta) >= threshold;
  return { delta, threshold, reliable, color: colorOf(metric, delta, reliable) };
}

/**
 * Returns whether participation (rates in %, null if nothing was due) was high enough in both windows to compare them.
 * @example canCompareWindows(80, 49.9) // false
 */
export function canCompareWindows(rateNow: number | null, rateBefore: number | null): boolean {
  return rateNow !== null && rateBefore !== null && Math.min(rateNow, rateBefore) >= PARTICIPATION_MIN;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

// Degrees of freedom 1 to 30.
const T_90 = [
  6.314, 2.92, 2.353, 2.132, 2.015, 1.943, 1.895, 1.86, 1.833, 1.812, 1.796, 1.782, 1.771, 1.761, 1.753, 1.746, 1.74,
  1.734, 1.729, 1.725, 1.721, 1.717, 1.714, 1.711, 1.708, 1.706, 1.703, 1.701, 1.699, 1.697,
];

/**
 * Returns Student's t for a two-sided 90% interval. Throws RangeError for fewer than one degree of freedom. Source:
 * Student's t table to 30, beyond that the first terms of the Cornish–Fisher expansion.
 * @example tQuantile90(4) // 2.132
 */
export function tQuantile90(degreesOfFreedom: number): number {
  if (!(degreesOfFreedom >= 1)) throw new RangeError(`Too few degrees of freedom: ${degreesOfFreedom}`);
  return T_90[degreesOfFreedom - 1] ?? Z_90 + (Z_90 ** 3 + Z_90) / (4 * degreesOfFreedom);
}

/**
 * Returns the half-width of a 90% interval for the mean of `n` people with spread `deviation`, never assuming less
 * spread than `floor`. Throws RangeError for fewer than 2 people. Source: Student's t-interval.
 * @example halfWidth90(5, 1.58, 8) // (2.132 * 8) / Math.sqrt(5)
 */
export function halfWidth90(n: number, deviation: number, floor: number): number {
  return (tQuantile90(n - 1) * Math.max(deviation, floor)) / Math.sqrt(n);
}
