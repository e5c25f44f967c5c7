import { wordDate, wordRange } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type Bucket, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

/** Reports are written in one language, whoever reads them. */
export const LOCALE = 'en-GB';

/** The period as the menu of the screens names it. */
export function namePeriod(period: PeriodName): string {
  return periods.find(({ name }) => name === period)?.label ?? period;
}

/**
 * The days of a period in words; one day stands alone.
 * @example wordDays('2026-03-01', '2026-03-30') // '1 March to 30 March 2026'
 */
export function wordDays(from: LocalDate, to: LocalDate = from): string {
  return wordRange(from, to, LOCALE);
}

/**
 * A point of a chart's axis.
 * @example wordPoint('2026-03-01', 'month') // 'Mar 2026'
 */
export function wordPoint(date: LocalDate, bucket: Bucket): string {
  const day = bucket === 'month' ? ({ year: 'numeric' } as const) : ({ day: 'numeric' } as const);
  return wordDate(date, LOCALE, { ...day, month: 'short' });
}

/** A month by its first day. */
export function wordMonth(month: LocalDate): string {
  return wordDate(month, LOCALE, { month: 'long', year: 'numeric' });
}
