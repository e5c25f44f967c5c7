import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  type LocalDate,
  mondayOf,
} from '#/lib/domain/calendar/local-date.ts';

export type Bucket = 'day' | 'week' | 'month';

/** Days of a week from which it's drawn: one of a day or two varies with who answered first. */
export const DRAWN_DAYS_MIN = 3;

/** Days from `from` to `to`, both included. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A range, and the width of one point in its charts. */
export interface PeriodRange extends DateRange {
  readonly bucket: Bucket;
}

interface Period {
  readonly name: string;
  readonly bucket: Bucket;
  /** Whether it's a single day, which has no line and no comparison. */
  readonly isDay?: true;
  /** How many calendar months it has, including the current one. */
  readonly months?: number;
  /** How many days are compared, if not all of them. */
  readonly comparedDays?: number;
  readonly range: (today: LocalDate) => DateRange;
}

/**
 * The time frames to choose from, in menu order. “30 days” compares 28 days, because two spans of 30 days have unequal
 * numbers of each weekday, and mood depends on the weekday. Source: docs/decisions.md, Five time frames, from a day to
 * a year.
 */
export const periods = [
  { name: '1d', bucket: 'day', isDay: true, range: (today) => lastDays(1, addDays(today, -1)) },
  { name: '1w', bucket: 'day', range: (today) => lastDays(7, today) },
  { name: '1m', bucket: 'day', comparedDays: 28, range: (today) => lastDays(30, today) },
  { name: '6m', bucket: 'week', months: 6, range: (today) => lastMonths(6, today) },
  { name: '1y', bucket: 'month', months: 12, range: (today) => lastMonths(12, today) },
] as const satisfies readonly Period[];

export type PeriodName = (typeof periods)[number]['name'];

export const DEFAULT_PERIOD: PeriodName = '1m';

const lastDays = (days: number, to: LocalDate): DateRange => ({ from: addDays(to, 1 - days), to });
const lastMonths = (months: number, to: LocalDate): DateRange => ({
  from: addMonths(firstOfMonth(to), 1 - months),
  to,
});

const byName = new Map<PeriodName, Period>(periods.map((period) => [period.name, period]));

/**
 * Returns a time frame with the width of its points and its months.
 * @example periodOf('6m').months // 6
 */
export function periodOf(name: PeriodName): Period {
  return byName.get(name) ?? periods[0];
}

/**
 * Returns the days a time frame covers, seen from the viewer's day; 6 and 12 calendar months include the current one.
 * @example periodRange('1m', '2026-03-30') // { from: '2026-03-01', to: '2026-03-30', bucket: 'day' }
 */
export function periodRange(name: PeriodName, today: LocalDate): PeriodRange {
  const { range, bucket } = periodOf(name);
  return { ...range(today), bucket };
}

/**
 * Returns the range of equal length that ends the day before this one begins.
 * @example previousRange({ from: '2026-03-09', to: '2026-03-15' }) // { from: '2026-03-02', to: '2026-03-08' }
 */
export function previousRange(range: DateRange): DateRange {
  return { from: addDays(range.from, -1 - daysBetween(range.from, range.to)), to: addDays(range.from, -1) };
}

/**
 * Returns the last `days` days up to `to` and as many days before them, for comparing trends.
 * @example equalWindows(14, '2026-03-28').before // { from: '2026-03-01', to: '2026-03-14' }
 */
export function equalWindows(days: number, to: LocalDate): { now: DateRange; before: DateRange } {
  const now = { from: addDays(to, 1 - days), to };
  return { now, before: previousRange(now) };
}

/**
 * Returns the two windows behind a comparison badge.
 * @example comparisonRanges('1m', '2026-03-28').before // { from: '2026-02-01', to: '2026-02-28' }
 */
export function comparisonRanges(name: PeriodName, today: LocalDate): { now: DateRange; before: DateRange } {
  const { comparedDays, range } = periodOf(name);
  if (comparedDays !== undefined) return equalWindows(comparedDays, today);
  return { now: range(today), before: previousRange(range(today)) };
}

/**
 * Returns the date that names the bucket of a day: the day, the Monday of its week, or the first of its month.
 * @example bucketOf('2026-03-15', 'week') // '2026-03-09'
 */
export function bucketOf(localDate: LocalDate, bucket: Bucket): LocalDate {
  if (bucket === 'day') return localDate;
  return bucket === 'week' ? mondayOf(localDate) : firstOfMonth(localDate);
}

/**
 * Returns the bucket dates of a range in order; the first Monday may be before `from` if the range begins mid-week.
 * @example bucketsIn({ from: '2026-02-10', to: '2026-03-30', bucket: 'month' }) // ['2026-02-01', '2026-03-01']
 */
export function bucketsIn(range: PeriodRange): LocalDate[] {
  const buckets: LocalDate[] = [];
  let date = bucketOf(range.from, range.bucket);
  while (date <= range.to) {
    buckets.push(date);
    date = range.bucket === 'month' ? addMonths(date, 1) : addDays(date, range.bucket === 'week' ? 7 : 1);
  }
  return buckets;
}
