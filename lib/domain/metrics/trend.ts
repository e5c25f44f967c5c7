import {
  type MetricColor,
  PARTICIPATION_MIN,
  TREND_PERSONS_MIN,
  TREND_PERSONS_UNCONFIRMED_MIN,
  TREND_RULES,
  type TrendMetric,
} from '#/lib/domain/metrics/constants.ts';
import { halfWidth90 } from '#/lib/domain/metrics/interval.ts';
import { mean, sampleDeviation } from '#/lib/domain/metrics/mean.ts';
import { type PersonDayValue, personAverages } from '#/lib/domain/metrics/person-mean.ts';

/** A change between two windows in points; `exceeds` is the statistical rule alone, `reliable` what may be said. */
export interface Trend {
  readonly delta: number;
  readonly threshold: number;
  readonly persons: number;
  readonly exceeds: boolean;
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
 * Judges the persons' changes in one metric, or gives null for fewer than 3 persons: reliable when the mean change is
 * at least t(90 %)·max(sd, floor)/√n, and below 5 persons only if the evaluation a week earlier said the same.
 * Source: paired t-test at 90 % with a floor on the spread; sizes and confirmation: docs/figures.md, Change.
 * @example computeTrend('productivity', [-12, -8, -10, -9, -11], null).color // 'bad'
 */
export function computeTrend(
  metric: TrendMetric,
  differences: readonly number[],
  weekEarlier: Trend | null,
): Trend | null {
  const change = { persons: differences.length, delta: mean(differences), deviation: sampleDeviation(differences) };
  return judgeChange(metric, change, weekEarlier);
}

/**
 * Judges changes that were added up elsewhere, by the same rule.
 * @example judgeChange('productivity', { persons: 5, delta: -10, deviation: 1.58 }, null)?.reliable // true
 */
export function judgeChange(
  metric: TrendMetric,
  { persons, delta, deviation }: PairedChange,
  weekEarlier: Trend | null,
): Trend | null {
  if (delta === null || persons < TREND_PERSONS_MIN) return null;
  const threshold = halfWidth90(persons, deviation, TREND_RULES[metric].floor);
  const exceeds = Math.abs(delta) >= threshold;
  const confirmed = weekEarlier?.exceeds === true && Math.sign(weekEarlier.delta) === Math.sign(delta);
  const reliable = exceeds && (persons >= TREND_PERSONS_UNCONFIRMED_MIN || confirmed);
  return { delta, threshold, persons, exceeds, reliable, color: colorOf(metric, delta, reliable) };
}

/**
 * Tells whether participation (rates in %, null when nothing was due) was high enough in both windows to compare them.
 * @example canCompareWindows(80, 49.9) // false
 */
export function canCompareWindows(rateNow: number | null, rateBefore: number | null): boolean {
  return rateNow !== null && rateBefore !== null && Math.min(rateNow, rateBefore) >= PARTICIPATION_MIN;
}
