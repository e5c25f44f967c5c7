import { addDays, addMonths, daysBetween, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { isNamedRange, type Leadership } from '#/lib/domain/calendar/named-days.ts';
import {
  type Bucket,
  comparisonRanges,
  type DateRange,
  equalWindows,
  type PeriodName,
  type PeriodRange,
  periodOf,
  periodRange,
  previousRange,
} from '#/lib/domain/calendar/period.ts';
import { TRAILING_DAYS } from '#/lib/domain/metrics/constants.ts';
import type { FigureSpans } from '#/lib/domain/metrics/publication/period-figure.ts';

/** The days a published result covers: the period, the previous one, and the days used to tell whether it changed. */
export interface PublishedSpans {
  readonly range: PeriodRange;
  readonly previous: PeriodRange;
  /** Days, weeks or months of both periods; null because one day is too short for it. */
  readonly compared: { readonly step: Bucket; readonly now: DateRange; readonly before: DateRange } | null;
}

/**
 * Returns the days a published result covers if `asOf` is the last day that may have a batch. Weeks are compared with
 * weeks, including the current one. Half a year and a year begin with a month, so they are compared by months.
 * @example publishedSpans('1m', '2026-03-18').compared.before // { from: '2026-01-26', to: '2026-02-22' }
 */
export function publishedSpans(period: PeriodName, asOf: LocalDate): PublishedSpans {
  const { range, previous } = closedSpans(period, asOf);
  const { isDay, months, comparedDays } = periodOf(period);
  if (isDay) return { range, previous, compared: null };
  if (months) {
    const before = { ...range, from: addMonths(range.from, -months), to: addDays(range.from, -1) };
    return { range, previous: before, compared: { step: 'month', now: range, before } };
  }
  if (!comparedDays) return { range, previous, compared: { step: 'day', now: range, before: previous } };
  const sunday = addDays(mondayOf(asOf), 6);
  const { now, before } = equalWindows(comparedDays, sunday);
  return { range, previous, compared: { step: 'week', now: { ...now, to: asOf }, before } };
}

/** The spans of a period; they depend on neither team nor viewer. */
export type PeriodSpans = Pick<FigureSpans, 'range' | 'previous' | 'compared'>;

/**
 * Returns the days a result covers, seen from the viewer's day: the shown ones, the previous ones, and the two spans
 * that are compared. A year compares whole months, because its results are stored by month.
 * @example figureSpans('1w', '2026-03-18').previous // { from: '2026-03-05', to: '2026-03-11', bucket: 'day' }
 */
export function figureSpans(period: PeriodName, today: LocalDate): PeriodSpans {
  const range = periodRange(period, today);
  if (range.bucket !== 'month') {
    return {
      range,
      previous: { ...previousRange(range), bucket: range.bucket },
      compared: comparisonRanges(period, today),
    };
  }
  const previous = { from: addMonths(range.from, -12), to: addDays(range.from, -1), bucket: range.bucket };
  return { range, previous, compared: { now: range, before: previous } };
}

/** How many days a member's calendar may be ahead of the reader's: time zones are up to 26 hours apart. */
export const DAYS_AHEAD = 2;

/**
 * Returns the day when live results end: the reader's today, or a later day if members further east were already asked
 * for it. “Yesterday” always ends on the reader's yesterday.
 * @example lastLiveDay('1w', '2026-03-18', '2026-03-19') // '2026-03-19'
 */
export function lastLiveDay(period: PeriodName, today: LocalDate, lastAskedOn: LocalDate | null): LocalDate {
  return !periodOf(period).isDay && lastAskedOn !== null && lastAskedOn > today ? lastAskedOn : today;
}

/**
 * Returns the days a result covers if `asOf` is the last day that counts. The viewer's own day doesn't matter.
 * @example closedSpans('1d', '2026-03-17').range // { from: '2026-03-17', to: '2026-03-17', bucket: 'day' }
 */
export function closedSpans(period: PeriodName, asOf: LocalDate): PeriodSpans {
  return figureSpans(period, periodOf(period).isDay ? addDays(asOf, 1) : asOf);
}

/**
 * Returns the first day that any result of these spans needs: the smoothed line and the comparison may start before the
 * previous period.
 * @example firstDayOf(figureSpans('1w', '2026-03-18')) // '2026-02-27'
 */
export function firstDayOf({ previous, compared }: PeriodSpans): LocalDate {
  const reach = addDays(previous.from, previous.bucket === 'day' ? 1 - TRAILING_DAYS : 0);
  return [reach, compared.before.from].sort()[0] ?? reach;
}

/**
 * Returns the days that a result by name covers. The days to compare with are only included if the leader reads all of
 * them by name, because a few of them aren't the previous period.
 */
export function namedSpans(spans: PeriodSpans, leaderships: readonly Leadership[]): PeriodSpans {
  const { range, compared } = spans;
  if (isNamedRange(leaderships, compared.before)) return spans;
  return { ...spans, compared: { ...compared, before: { from: range.from, to: addDays(range.from, -1) } } };
}

/**
 * Returns whether days are also drawn by week, which they are if they span more than one week.
 * @example hasWeeks({ from: '2026-03-01', to: '2026-03-30', bucket: 'day' }) // true
 */
export function hasWeeks({ from, to, bucket }: PeriodRange): boolean {
  return bucket === 'day' && daysBetween(from, to) >= DAYS_OF_WEEK;
}

const DAYS_OF_WEEK = 7;
