import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

interface Start {
  /** What its creator chose; null for now. */
  readonly startDate: LocalDate | null;
  /** `HH:MM`. */
  readonly time: string;
  /** Of the company. */
  readonly timeZone: string;
  /** The day of its last round, also of one that found nobody; null before the first. */
  readonly lastDate: LocalDate | null;
}

/**
 * Returns the day of the first round of a pulse that is activated, and whether that round opens at once: without a start
 * date, or with one that has passed, it does, whatever time and days say. A day has one round only: after one today the
 * next comes tomorrow. Source: docs/decisions.md, Without a start date the first round opens immediately.
 * @example startOf({ startDate: null, time: '12:00', timeZone: 'Europe/London', lastDate: null }, new Date('2026-03-02T15:00Z')) // { startDate: '2026-03-02', opensAtOnce: true }
 */
export function startOf(
  { startDate, time, timeZone, lastDate }: Start,
  now: Date,
): { startDate: LocalDate; opensAtOnce: boolean } {
  const isAhead = startDate !== null && instantAt(startDate, time, timeZone) > now;
  const first = isAhead ? startDate : localDateAt(now, timeZone);
  if (lastDate !== null && first <= lastDate) return { startDate: addDays(lastDate, 1), opensAtOnce: false };
  return { startDate: first, opensAtOnce: !isAhead };
}
