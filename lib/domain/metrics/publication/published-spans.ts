import { addDays, addMonths, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import type { Bucket, DateRange, PeriodName, PeriodRange } from '#/lib/domain/calendar/period.ts';
import { closedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';

/** The days a published figure looks at: the period, the one before it, and what their change is judged by. */
export interface PublishedSpans {
  readonly range: PeriodRange;
  readonly previous: PeriodRange;
  /** Days, weeks or months side by side; null where one day is too short for it. */
  readonly compared: { readonly step: Bucket; readonly now: DateRange; readonly before: DateRange } | null;
}

/**
 * Gives the days a published figure looks at when `asOf` is the last day that may hold a batch. Weeks are compared with
 * weeks, the running one among them; half a year and a year, which begin with a month, by months.
 * @example publishedSpans('1m', '2026-03-18').compared.before // { from: '2026-01-26', to: '2026-02-22' }
 */
export function publishedSpans(period: PeriodName, asOf: LocalDate): PublishedSpans {
  const { range, previous } = closedSpans(period, asOf);
  switch (period) {
    case '1d':
      return { range, previous, compared: null };
    case '1w':
      return { range, previous, compared: { step: 'day', now: range, before: previous } };
    case '1m': {
      const monday = mondayOf(asOf);
      const now = { from: addDays(monday, -21), to: asOf };
      return {
        range,
        previous,
        compared: { step: 'week', now, before: { from: addDays(monday, -49), to: addDays(monday, -22) } },
      };
    }
    case '6m':
    case '1y': {
      const months = period === '6m' ? 6 : 12;
      const before = { ...range, from: addMonths(range.from, -months), to: addDays(range.from, -1) };
      return { range, previous: before, compared: { step: 'month', now: range, before } };
    }
  }
}
