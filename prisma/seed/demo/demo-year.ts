import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  type LocalDate,
  mondayOf,
} from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

export const demoCompanyName = 'Northlight';
/** The time zone of the company's headquarters. */
export const companyTimeZone = 'Europe/London';

const DAYS_PER_MONTH = 30.44;

/** The span of the demo: twelve whole months and the current one, up to the given instant. */
export interface DemoYear {
  readonly now: Date;
  readonly today: LocalDate;
  readonly start: LocalDate;
}

/**
 * Returns the year of the demo as seen from an instant.
 * @example demoYear(new Date('2026-03-10T08:00Z')).start // '2025-03-01'
 */
export function demoYear(now: Date): DemoYear {
  const today = localDateAt(now, companyTimeZone);
  return { now, today, start: addMonths(firstOfMonth(today), -12) };
}

/** Returns how many months, with a fraction, are between the first day of the year and a day. */
export function monthOf({ start }: DemoYear, localDate: LocalDate): number {
  return daysBetween(start, localDate) / DAYS_PER_MONTH;
}

/** Returns the last Monday before a number of months, with a fraction, have passed since the year began. */
export function mondayAtMonth({ start }: DemoYear, month: number): LocalDate {
  return mondayOf(addDays(start, Math.round(month * DAYS_PER_MONTH)));
}
