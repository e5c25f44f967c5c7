import { addDays, addMonths, daysBetween, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { openDaysOf, type PulseFrequencyId, RETRY_DAYS } from '#/lib/domain/pulses/constants.ts';

/** When a pulse asks. */
export interface PulseSchedule {
  /** The day of its first round. */
  readonly startDate: LocalDate;
  /** The last day; null without an end. */
  readonly endDate: LocalDate | null;
  /** Whether the first round opens on that day even if `days` excludes it. */
  readonly opensAtOnce: boolean;
  readonly recurringOn: boolean;
  readonly frequency: PulseFrequencyId;
  /** Monday to Sunday. */
  readonly days: readonly boolean[];
  /** Whether a one-time pulse that has found no one so far tries again every day. */
  readonly retries?: boolean;
}

const DAY_MS = 86_400_000;
const MONTHS: Partial<Record<PulseFrequencyId, number>> = { 3: 1, 4: 12 };
/** How many days a due date is postponed at most. */
const MOVED_DAYS_MAX = 6;

/**
 * Returns the days from `from` to `to`, both included, when a pulse asks, in order. A one-time pulse asks on its first
 * day, a daily one on each of `days`. A weekly, monthly or yearly one asks on the weekday, day or date of its first
 * round, postponed to the next of `days`. In shorter months, the 31st is the last day. Source: docs/decisions.md, A
 * slower pulse keeps the day of its first round. A monthly pulse that began on 31 January 2026 asks on Monday 2 March,
 * instead of 28 February, and on 31 March.
 */
export function dueDatesIn(schedule: PulseSchedule, from: LocalDate, to: LocalDate): LocalDate[] {
  const { startDate, endDate } = schedule;
  const last = endDate !== null && endDate < to ? endDate : to;
  const dates = schedule.recurringOn ? recurringDates(schedule, from, last) : singleDates(schedule, from, last);
  return dates.filter((date) => date >= startDate && date >= from && date <= last);
}

/** Returns the first day after a given day when a pulse asks; null if there is none. */
export function nextDueDate(schedule: PulseSchedule, after: LocalDate): LocalDate | null {
  const from = after < schedule.startDate ? schedule.startDate : addDays(after, 1);
  // A yearly pulse asks again within a year and the days it may be postponed by.
  const reach = schedule.recurringOn && schedule.frequency <= 2 ? 7 + MOVED_DAYS_MAX : 366 + MOVED_DAYS_MAX;
  return dueDatesIn(schedule, from, addDays(from, reach))[0] ?? null;
}

function singleDates({ startDate, retries = false }: PulseSchedule, from: LocalDate, to: LocalDate): LocalDate[] {
  if (!retries) return [startDate];
  const last = addDays(startDate, RETRY_DAYS);
  return eachDay(from > startDate ? from : startDate, to < last ? to : last);
}

function recurringDates(schedule: PulseSchedule, from: LocalDate, to: LocalDate): LocalDate[] {
  const { startDate, frequency, opensAtOnce, days } = schedule;
  const first = opensAtOnce ? [startDate] : [];
  if (frequency === 1) {
    const dailyDates = eachDay(from > startDate ? from : startDate, to).filter((date) => days[weekday(date) - 1]);
    return [...new Set([...first, ...dailyDates])];
  }
  const dates: LocalDate[] = [...first];
  for (let index = Math.max(opensAtOnce ? 1 : 0, indexBefore(schedule, from)); ; index += 1) {
    const date = occurrence(schedule, index);
    if (date > to) return dates;
    dates.push(movedOn(date, days));
  }
}

/** Returns the index of an occurrence shortly before the day, even once it is postponed. */
function indexBefore({ startDate, frequency }: PulseSchedule, from: LocalDate): number {
  const days = daysBetween(startDate, from) - MOVED_DAYS_MAX;
  const months = MONTHS[frequency];
  return Math.floor(days / (months === undefined ? 7 : 31 * months)) - 1;
}

function occurrence({ startDate, frequency }: PulseSchedule, index: number): LocalDate {
  const months = MONTHS[frequency];
  return months === undefined ? addDays(startDate, 7 * index) : addMonths(startDate, months * index);
}

/** Returns the day itself or the next one that is switched on; the day itself if none is. */
function movedOn(date: LocalDate, days: readonly boolean[]): LocalDate {
  const later = [0, 1, 2, 3, 4, 5, 6].find((by) => days[(weekday(date) - 1 + by) % 7]);
  return addDays(date, later ?? 0);
}

function eachDay(from: LocalDate, to: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** When a round was sent, and what else may end it. */
export interface RoundWindow {
  /** When the last of its people got it. */
  readonly lastSentAt: Date;
  /** When the next round opens for its first people; null if there is none. */
  readonly nextOpensAt: Date | null;
  /** The end of the pulse's last day in the company's time zone; null without a last day. */
  readonly endsAt: Date | null;
}

/**
 * Returns when a round closes, unless everyone answers earlier: after the number of days its pulse says. Without that
 * number, a daily round closes after a day or when the next one opens, a yearly one after 14 days and all others after
 * 5 days. No round stays open beyond the pulse's last day. Source: docs/decisions.md, A round stays open for five days.
 */
export function roundClosesAt(
  { recurringOn, frequency, openDays }: Pick<PulseSchedule, 'recurringOn' | 'frequency'> & { openDays: number | null },
  { lastSentAt, nextOpensAt, endsAt }: RoundWindow,
): Date {
  const days = openDays ?? openDaysOf[recurringOn ? frequency : 'once'];
  const isCutByNext = openDays === null && recurringOn && frequency === 1;
  const ends = [lastSentAt.getTime() + days * DAY_MS, isCutByNext && nextOpensAt, endsAt].filter(
    (end) => end !== null && end !== false,
  );
  return new Date(Math.min(...ends.map(Number)));
}
