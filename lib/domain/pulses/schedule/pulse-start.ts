import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

interface Start {
  /** What its creator chose; null for immediately. */
  readonly startDate: LocalDate | null;
  /** `HH:MM`. */
  readonly time: string;
  /** The company's. */
  readonly timeZone: string;
  /** The day of its last round, even if it found no one; null before the first. */
  readonly lastDate: LocalDate | null;
}

/**
 * Returns the day of the first round of a pulse that is activated, and whether it opens immediately. It does without a
 * start date or with one in the past, whatever time and days say. A day has only one round, so after one today the next
 * opens tomorrow. Source: docs/decisions.md, Without a start date the first round opens immediately.
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
