import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, type PeriodRange } from '#/lib/domain/calendar/period.ts';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM, TRAILING_DAYS } from '#/lib/domain/metrics/constants.ts';
import type { DueCheckIns } from '#/lib/domain/metrics/publication/participation.ts';
import { computePersonMean, type PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';
import { groupRows, roundScore } from '#/lib/domain/metrics/scores/numbers.ts';
import { computeSentimentShares, type SentimentAnswer } from '#/lib/domain/metrics/scores/sentiment.ts';

/** One point of a line: the date that names its bucket, and a score of 0–100 or null for a gap. */
export interface SeriesPoint {
  readonly date: LocalDate;
  readonly record: number | null;
}

/** How many people answered at a point, and how many were asked. */
export interface PointCount {
  readonly persons: number;
  readonly personsDue: number;
}

/** One stacked bar: whole percentages adding up to 100, or three nulls for a gap. */
export interface SentimentPoint {
  readonly date: LocalDate;
  readonly good: number | null;
  readonly meh: number | null;
  readonly bad: number | null;
}

/**
 * The range to draw, and the days in it when a check-in was due. Only buckets with such a day become points. So the
 * line runs across days off, but a due day without answers is a gap.
 */
export interface SeriesFrame {
  readonly range: PeriodRange;
  readonly dueDates: readonly LocalDate[];
}

function rowsByBucket<Row extends { readonly localDate: LocalDate }>(
  rows: readonly Row[],
  { range, dueDates }: SeriesFrame,
): [LocalDate, Row[]][] {
  // Thousands of rows share a few days, so we sort days into buckets instead of rows.
  const dates = [...new Set([...dueDates, ...rows.map(({ localDate }) => localDate)])].filter(
    (date) => date >= range.from && date <= range.to,
  );
  const buckets = new Map<LocalDate, Row[]>();
  const bucketByDate = new Map<LocalDate, Row[]>();
  for (const [name, days] of groupRows(dates.sort(), (date) => bucketOf(date, range.bucket))) {
    const bucket: Row[] = [];
    buckets.set(name, bucket);
    for (const day of days) bucketByDate.set(day, bucket);
  }
  for (const row of rows) bucketByDate.get(row.localDate)?.push(row);
  return [...buckets];
}

function pointOf(rows: readonly PersonDayValue[]): number | null {
  return roundScore(computePersonMean(rows).avg);
}

/** Returns how many people were asked in each bucket, by the date that names the bucket. */
export function countAsked(
  checkIns: readonly (DueCheckIns & { readonly localDate: LocalDate })[],
  frame: SeriesFrame,
): Map<LocalDate, number> {
  const due = checkIns.filter((row) => row.due > 0);
  return new Map(
    rowsByBucket(due, frame).map(([date, rows]) => [date, new Set(rows.map(({ userId }) => userId)).size]),
  );
}

/** Returns how many of the people asked have a value in each bucket that becomes a point, by the date of the bucket. */
export function countPersons(
  values: readonly PersonDayValue[],
  askedCounts: ReadonlyMap<LocalDate, number>,
  frame: SeriesFrame,
): Map<LocalDate, PointCount> {
  return new Map(
    rowsByBucket(values, frame).map(([date, rows]) => [
      date,
      { persons: computePersonMean(rows).persons, personsDue: askedCounts.get(date) ?? 0 },
    ]),
  );
}

/**
 * Returns a line: per bucket, the mean over people (each person's days first), rounded to one decimal. Rows outside the
 * range are left out, and a due day without answers is a gap. Source: person-first averaging.
 */
export function bucketSeries(values: readonly PersonDayValue[], frame: SeriesFrame): SeriesPoint[] {
  return rowsByBucket(values, frame).map(([date, rows]) => ({ date, record: pointOf(rows) }));
}

/**
 * Returns the shares of good, meh and bad per bucket, in whole percent. Everyone counts once within a bucket. Source:
 * person-first averaging, largest remainder method.
 */
export function bucketSentimentTypes(answers: readonly SentimentAnswer[], frame: SeriesFrame): SentimentPoint[] {
  const gap = { good: null, meh: null, bad: null };
  return rowsByBucket(answers, frame).map(([date, rows]) => ({ date, ...(computeSentimentShares(rows) ?? gap) }));
}

/**
 * Returns a smoothed daily line for small teams: per due day, the mean over people of that day and the 6 days before
 * it. Pass values that start 6 days before the range, or the first points are based on fewer days. Source: trailing
 * moving average.
 */
export function trailingSeries(values: readonly PersonDayValue[], frame: SeriesFrame): SeriesPoint[] {
  const byDate = groupRows(values, (value) => value.localDate);
  const points = rowsByBucket(values, { ...frame, range: { ...frame.range, bucket: 'day' } });
  return points.map(([date]) => {
    const days = Array.from(
      { length: TRAILING_DAYS },
      (_, day) => byDate.get(addDays(date, day - TRAILING_DAYS + 1)) ?? [],
    );
    return { date, record: pointOf(days.flat()) };
  });
}

/**
 * Where the steps of the heat map begin, from the second step: every ten points, including the bounds of the
 * categories. So extremes stand out, and the middle has two halves.
 */
export const heatCuts = [
  CATEGORY_MID_FROM - 10,
  CATEGORY_MID_FROM,
  CATEGORY_MID_FROM + 10,
  CATEGORY_HIGH_FROM,
  CATEGORY_HIGH_FROM + 10,
] as const;

/**
 * Returns the step of a score of 0–100, from 0 for low to 5 for high. The score is rounded first, because it's shown
 * rounded.
 * @example heatStepOf(49.6) // 2
 */
export function heatStepOf(value: number): number {
  const points = Math.round(value);
  return heatCuts.filter((cut) => points >= cut).length;
}
