import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { addDays, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import {
  REMINDER_AFTER_SENDING_HOURS,
  REMINDER_BEFORE_CLOSING_HOURS,
  REMINDER_LATE_HOURS_MAX,
  REMINDERS_MAX,
  reminderTimes,
} from '#/lib/domain/check-ins/constants.ts';

/** An open check-in, with its person's current zone and its team's current settings. */
export interface RemindedCheckIn {
  readonly frequencyId: FrequencyId;
  readonly localDate: LocalDate;
  readonly sentAt: Date;
  readonly closesAt: Date;
  readonly timeZone: string;
  readonly workingDays: readonly number[];
  /** `HH:MM`. */
  readonly surveysTimeSend: string;
}

const HOUR_MS = 3_600_000;

/**
 * Returns the instant of a check-in's first or second reminder, or null if there is none. It's always on one of the
 * team's working days in the person's zone, some hours after the check-in and before it closes. A daily check-in of
 * Monday noon is reminded on Tuesday at 9:00. Source: docs/decisions.md, People get one reminder of a daily check-in.
 */
export function reminderAt(checkIn: RemindedCheckIn, number: number): Date | null {
  return candidatesOf(checkIn, number).find((at) => fits(checkIn, at)) ?? null;
}

/**
 * Returns the first reminder after an instant with a number above `lastNumber`, or null if there is none. A weekly
 * check-in of a Friday has its first reminder on Monday and the next on Wednesday.
 */
export function nextReminderAt(checkIn: RemindedCheckIn, lastNumber: number, after: Date): Date | null {
  for (let number = lastNumber + 1; number <= REMINDERS_MAX; number += 1) {
    const at = reminderAt(checkIn, number);
    if (at !== null && at > after) return at;
  }
  return null;
}

/**
 * Returns the number of the due reminder above `lastNumber`, or null. A reminder is due if its time has come, it isn't
 * so late that it may be night, and the day hasn't become a day off. If the first reminder of a weekly check-in was
 * missed, the second is due instead.
 */
export function dueReminder(checkIn: RemindedCheckIn, lastNumber: number, now: Date): number | null {
  if (!isWorkingDay(checkIn, now)) return null;
  for (let number = lastNumber + 1; number <= REMINDERS_MAX; number += 1) {
    const at = reminderAt(checkIn, number);
    if (at !== null && at <= now && now.getTime() - at.getTime() <= REMINDER_LATE_HOURS_MAX * HOUR_MS) return number;
  }
  return null;
}

/**
 * Returns the number of a reminder that can share an email with another one, or null. It is due, or will be later that
 * day in the person's zone, so that someone in several teams gets one email instead of several.
 */
export function combinableReminder(checkIn: RemindedCheckIn, lastNumber: number, now: Date): number | null {
  const due = dueReminder(checkIn, lastNumber, now);
  if (due !== null || !isOldEnough(checkIn, now)) return due;
  const today = localDateAt(now, checkIn.timeZone);
  for (let number = lastNumber + 1; number <= REMINDERS_MAX; number += 1) {
    const at = reminderAt(checkIn, number);
    if (at !== null && at > now && localDateAt(at, checkIn.timeZone) === today) return number;
  }
  return null;
}

function candidatesOf({ localDate, timeZone, ...checkIn }: RemindedCheckIn, number: number): Date[] {
  if (checkIn.frequencyId === 1) {
    const { nextMorning, sameDay } = reminderTimes;
    if (number !== 1) return [];
    return [instantAt(addDays(localDate, 1), nextMorning, timeZone), instantAt(localDate, sameDay, timeZone)];
  }
  const after = reminderTimes.workingDaysAfter[number - 1];
  // No check-in is open for longer than a week.
  const week = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(localDate, days));
  const day = week.filter((date) => checkIn.workingDays.includes(weekday(date)))[(after ?? 0) - 1];
  return day === undefined ? [] : [instantAt(day, checkIn.surveysTimeSend, timeZone)];
}

function fits(checkIn: RemindedCheckIn, at: Date): boolean {
  const isOpen = checkIn.closesAt.getTime() - at.getTime() >= REMINDER_BEFORE_CLOSING_HOURS * HOUR_MS;
  return isOldEnough(checkIn, at) && isOpen && isWorkingDay(checkIn, at);
}

function isWorkingDay({ workingDays, timeZone }: RemindedCheckIn, at: Date): boolean {
  return workingDays.includes(weekday(localDateAt(at, timeZone)));
}

function isOldEnough({ sentAt }: RemindedCheckIn, at: Date): boolean {
  return at.getTime() - sentAt.getTime() >= REMINDER_AFTER_SENDING_HOURS * HOUR_MS;
}
