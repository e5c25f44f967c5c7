import { addDays, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { reminder } from '#/lib/domain/pulses/constants.ts';

interface Recipient {
  readonly sentAt: Date;
  readonly closesAt: Date;
  readonly timeZone: string;
}

const HOUR_MS = 3_600_000;
const SATURDAY = 6;

/**
 * Returns when someone who hasn't answered gets their only reminder. It's at 9 in the morning in their time zone, on
 * the day halfway to the end, or on Monday if that is a weekend. Returns null if it's too soon after the first email or
 * too close to the end.
 * @example reminderAt({
 *   sentAt: new Date('2026-03-02T12:00Z'), closesAt: new Date('2026-03-07T12:00Z'), timeZone: 'UTC',
 * }) // new Date('2026-03-05T09:00Z')
 */
export function reminderAt({ sentAt, closesAt, timeZone }: Recipient): Date | null {
  const halfWay = new Date((sentAt.getTime() + closesAt.getTime()) / 2);
  const day = localDateAt(halfWay, timeZone);
  const dailyRuns = [0, 1, 2, 3].map((days) => addDays(day, days)).filter((date) => weekday(date) < SATURDAY);
  const at = dailyRuns
    .map((date) => instantAt(date, reminder.time, timeZone))
    .find((instant) => instant.getTime() - sentAt.getTime() >= reminder.hoursAfterSending * HOUR_MS);
  return at && closesAt.getTime() - at.getTime() >= reminder.hoursBeforeClosing * HOUR_MS ? at : null;
}
