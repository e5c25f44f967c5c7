import type { Bucket } from '#/lib/domain/calendar/period.ts';
import { tQuantile90 } from '#/lib/domain/metrics/changes/trend.ts';
import { mean, sampleDeviation } from '#/lib/domain/metrics/scores/numbers.ts';

/** With fewer days, weeks or months in a period, we can't tell how much they vary. Source: simulation. */
const STEPS_MIN = 3;
/**
 * The least spread assumed between the days, weeks or months of a period: three that happen to be equal prove nothing.
 * Source: simulation; without it one comparison in ten is a false alarm, with it one or two in a hundred.
 */
const SPREAD_MIN: Readonly<Record<Bucket, number>> = { day: 8, week: 4, month: 4 };

/**
 * Returns whether the averages of the days, weeks or months of two periods differ by more than chance (90 %,
 * two-sided). It only uses published results, so the mark reveals no more than they do. Source: Welch's t-test.
 * @example isBeyondChance([60, 61, 62, 61], [70, 71, 69, 70], 'week') // true
 */
export function isBeyondChance(now: readonly number[], before: readonly number[], step: Bucket): boolean {
  const [meanNow, meanBefore] = [mean(now), mean(before)];
  if (meanNow === null || meanBefore === null || Math.min(now.length, before.length) < STEPS_MIN) return false;
  const [errorNow, errorBefore] = [squaredError(now, step), squaredError(before, step)];
  const degrees =
    (errorNow + errorBefore) ** 2 / (errorNow ** 2 / (now.length - 1) + errorBefore ** 2 / (before.length - 1));
  return Math.abs(meanNow - meanBefore) >= tQuantile90(Math.floor(degrees)) * Math.sqrt(errorNow + errorBefore);
}

function squaredError(values: readonly number[], step: Bucket): number {
  return Math.max(sampleDeviation(values), SPREAD_MIN[step]) ** 2 / values.length;
}
