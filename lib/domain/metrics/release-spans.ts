import { addDays, addMonths, firstOfMonth, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { closedSpans, type PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';

const WEEKS: Readonly<Record<PeriodName, number>> = { '1d': 1, '1w': 1, '1m': 4, '6m': 26, '1y': 52 };

/**
 * Gives the days that the figures of a company or department look at, the last of them `asOf`. Half a year compares
 * whole months, as a year does, because its figures are kept by month.
 * @example releaseSpans('1d', '2026-03-17').range // { from: '2026-03-17', to: '2026-03-17', bucket: 'day' }
 */
export function releaseSpans(period: PeriodName, asOf: LocalDate): PeriodSpans {
  const spans = closedSpans(period, asOf);
  if (period !== '6m') return spans;
  const { range } = spans;
  const previous = { from: addMonths(range.from, -6), to: addDays(range.from, -1), bucket: range.bucket };
  return { range, previous, compared: { now: range, before: previous } };
}

/**
 * Gives the whole weeks that a team's figures look at from above, the last of them over on `asOf`: 1, 1, 4, 26 or 52,
 * a year by the month of each Monday; as many before are compared.
 * @example teamReleaseSpans('1m', '2026-03-17').range // { from: '2026-02-16', to: '2026-03-15', bucket: 'week' }
 */
export function teamReleaseSpans(period: PeriodName, asOf: LocalDate): PeriodSpans {
  const to = addDays(mondayOf(addDays(asOf, 1)), -1);
  const days = 7 * WEEKS[period];
  const bucket = period === '1y' ? 'month' : 'week';
  const range = { from: addDays(to, 1 - days), to, bucket } as const;
  const previous = { from: addDays(range.from, -days), to: addDays(range.from, -1), bucket } as const;
  return { range, previous, compared: { now: range, before: previous } };
}

/**
 * Gives the month that is closed once the day `asOf` is over: nine days on, the last check-in of a month has closed in
 * every zone. Source: the longest window of a check-in, seven days.
 * @example lastClosedMonth('2026-03-09') // '2026-02-01'; a day before it is '2026-01-01'
 */
export function lastClosedMonth(asOf: LocalDate): LocalDate {
  return addMonths(firstOfMonth(addDays(asOf, -MONTH_CLOSING_DAYS + 1)), -1);
}

/** A check-in of the last day, sent at its end far in the west, is open for a week and some hours of the company's. */
const MONTH_CLOSING_DAYS = 9;
