import { addDays, addMonths, firstOfMonth, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

/** 1 is daily, 2 weekly, 3 monthly, 4 yearly. */
export type FrequencyId = 1 | 2 | 3 | 4;

/** When a team checks in; weekdays go from 1 = Monday to 7 = Sunday, and `createdOn` is the team's first day. */
export interface CheckInSchedule {
  readonly frequencyId: FrequencyId;
  readonly checkinDay: number;
  readonly workingDays: readonly number[];
  readonly createdOn: LocalDate;
}

const HOUR_MS = 3_600_000;
const DAILY_WINDOW_MS = 36 * HOUR_MS;
const SLOWER_WINDOW_MS = 7 * 24 * HOUR_MS;
/**
 * How many days back the local day of an open check-in may be: the longest time a check-in is open, and two more days.
 * One is because zones are up to 26 hours apart, one because a missed check-in is sent hours later.
 */
export const OPEN_DAYS_MAX = 9;

/**
 * Returns whether the team has a check-in on a day: a daily one on each working day, a weekly one on the check-in day.
 * A monthly one is on the first check-in day of each month, a yearly one on the first check-in day of the month in
 * which the team was created. There are none before the team was created. Source: docs/decisions.md, A slower team
 * checks in on its check-in day.
 * @example isDue({ frequencyId: 3, checkinDay: 1, workingDays: [1, 2, 3, 4, 5], createdOn: '2026-01-01' }, '2026-03-02') // true
 */
export function isDue(schedule: CheckInSchedule, localDate: LocalDate): boolean {
  if (localDate < schedule.createdOn) return false;
  const day = weekday(localDate);
  if (schedule.frequencyId === 1) return schedule.workingDays.includes(day);
  if (day !== schedule.checkinDay) return false;
  if (schedule.frequencyId === 2) return true;
  if (Number(localDate.slice(8)) > 7) return false;
  return schedule.frequencyId === 3 || localDate.slice(5, 7) === schedule.createdOn.slice(5, 7);
}

/**
 * Returns the weekday when a daily team is also asked what slower teams are asked every time. It's the check-in day
 * or, if that is a day off, the next working day. Source: docs/decisions.md, A slower team checks in on its check-in
 * day.
 * @example markedWeekday({ checkinDay: 6, workingDays: [1, 2, 3, 4, 5] }) // 1
 */
export function markedWeekday({ checkinDay, workingDays }: Pick<CheckInSchedule, 'checkinDay' | 'workingDays'>) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((later) => ((checkinDay - 1 + later) % 7) + 1);
  return days.find((day) => workingDays.includes(day)) ?? checkinDay;
}

/**
 * Returns the days from `from` to `to`, both included, when the team has a check-in.
 * @example dueDatesIn({ frequencyId: 2, checkinDay: 5, workingDays: [], createdOn: '2026-01-01' }, '2026-03-01', '2026-03-15') // ['2026-03-06', '2026-03-13']
 */
export function dueDatesIn(schedule: CheckInSchedule, from: LocalDate, to: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) if (isDue(schedule, date)) dates.push(date);
  return dates;
}

/**
 * Returns the first check-in day strictly after a day, or null for a daily team without working days.
 * @example nextDueDate({ frequencyId: 1, checkinDay: 1, workingDays: [1, 2, 3, 4, 5], createdOn: '2026-01-01' }, '2026-03-06') // '2026-03-09'
 */
export function nextDueDate(schedule: CheckInSchedule, after: LocalDate): LocalDate | null {
  const dayBeforeStart = addDays(schedule.createdOn, -1);
  const start = after < dayBeforeStart ? dayBeforeStart : after;
  if (schedule.frequencyId <= 2) return dueDatesIn(schedule, addDays(start, 1), addDays(start, 7))[0] ?? null;
  // Only the first week of a month can have the day, and a yearly one is again within thirteen months.
  for (let months = 0; months <= 13; months += 1) {
    const first = addMonths(firstOfMonth(start), months);
    const dueDate = dueDatesIn(schedule, first, addDays(first, 6)).find((date) => date > start);
    if (dueDate !== undefined) return dueDate;
  }
  return null;
}

/**
 * Returns the first instant strictly after `after` when the team's check-in is sent, at `sendTime` (`HH:MM`) in the
 * zone, or null if there won't be one. Throws RangeError for a time or zone that doesn't exist.
 * @example nextSendAt({ frequencyId: 1, workingDays: [1, 2, 3, 4, 5], createdOn: '2026-01-01' }, '12:00',
 *   'America/New_York', new Date('2026-07-01T16:00Z')).toISOString() // '2026-07-02T16:00:00.000Z'
 */
export function nextSendAt(schedule: CheckInSchedule, sendTime: string, timeZone: string, after: Date): Date | null {
  // Starts the day before, because a send time in a skipped hour may be sent after midnight of its own due day.
  let date = nextDueDate(schedule, addDays(localDateAt(after, timeZone), -2));
  while (date !== null) {
    const sendAt = instantAt(date, sendTime, timeZone);
    if (sendAt.getTime() > after.getTime()) return sendAt;
    date = nextDueDate(schedule, date);
  }
  return null;
}

/**
 * Returns the instant from which answers are no longer accepted: 36 hours after sending for daily teams, 7 days for
 * slower ones. It's no later than the next check-in, so that two are never open together. Source: docs/decisions.md, A
 * check-in closes before the next one is sent.
 * @example closesAt(1, new Date('2026-03-06T12:00Z'), new Date('2026-03-09T12:00Z')).toISOString() // '2026-03-08T00:00:00.000Z'
 */
export function closesAt(frequencyId: FrequencyId, sentAt: Date, nextSentAt: Date | null): Date {
  const windowMs = frequencyId === 1 ? DAILY_WINDOW_MS : SLOWER_WINDOW_MS;
  const latestMs = sentAt.getTime() + windowMs;
  return new Date(nextSentAt === null ? latestMs : Math.min(latestMs, nextSentAt.getTime()));
}
