import { dueDaysOf } from '#/lib/domain/calendar/catch-up.ts';
import { dueDatesIn, type FrequencyId, markedWeekday, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { addMonths, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { readTime } from '#/lib/domain/calendar/read-date-time.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { frequencies } from '#/lib/domain/check-ins/constants.ts';

/** A team's schedule in one time zone of its members or leaders. */
export interface TeamZone {
  companyId: number;
  teamId: number;
  timeZone: string;
  /** False in a zone with leaders but no members, where leaders are only asked for ratings. */
  hasMembers: boolean;
  completedAt: Date;
  /** The company's. */
  companyTimeZone: string;
  frequencyId: number;
  checkinDay: number;
  workingDays: number[];
  /** `HH:MM`. */
  surveysTimeSend: string;
  /** Whether the team's first check-in is sent on the day the team begins, even after the send time. */
  asksOnJoining: boolean;
}

export interface Occurrence {
  companyId: number;
  teamId: number;
  timeZone: string;
  localDate: LocalDate;
  sendAt: Date;
  /** Set if it's too late to send it. */
  skippedAt: Date | null;
}

/**
 * Returns the check-ins of a team in one zone whose send time has come, including known ones. `sweptAt` is the instant
 * of the previous sweep, see `dueDaysOf`. A team created after its send time begins with the next occurrence, or that
 * same day if `asksOnJoining` is set.
 */
export function occurrencesOf(team: TeamZone, sweptAt: Date | null, now: Date): Occurrence[] {
  const { companyId, teamId, timeZone, completedAt, asksOnJoining } = team;
  const startsAt = asksOnJoining ? instantAt(localDateAt(completedAt, timeZone), '00:00', timeZone) : completedAt;
  const datesIn = (from: LocalDate, to: LocalDate) =>
    dueDatesIn(scheduleOf(team), from, to).filter((localDate) => asksAnybody(team, localDate));
  const plan = { timeZone, time: team.surveysTimeSend, startsAt, datesIn };
  return dueDaysOf(plan, sweptAt, now).map(({ localDate, sendAt, isSkipped }) => {
    return { companyId, teamId, timeZone, localDate, sendAt, skippedAt: isSkipped ? now : null };
  });
}

/** Returns the instant of a team's next send time in one zone, or null. A zone with only leaders skips some. */
export function nextRoundAt(team: TeamZone, now: Date): Date | null {
  return nextSendAt(scheduleOf(team), team.surveysTimeSend, team.timeZone, now);
}

/**
 * Returns a team's schedule for the calendar. A yearly check-in is sent in the month of the team's creation, in the
 * company's zone, so that all members are asked together. `createdOn` is a year earlier, so that the team's first days
 * count.
 */
export function scheduleOf<T extends Pick<TeamZone, 'completedAt' | 'companyTimeZone' | 'frequencyId'>>(team: T) {
  const createdOn = addMonths(localDateAt(team.completedAt, team.companyTimeZone), -12);
  return { ...team, frequencyId: team.frequencyId as FrequencyId, createdOn };
}

/**
 * Returns the day of a team's next check-in in a zone: today until the send time. Returns null for a daily team without
 * working days.
 */
export function nextCheckInDate(
  team: Parameters<typeof scheduleOf>[0] & Pick<TeamZone, 'checkinDay' | 'workingDays' | 'surveysTimeSend'>,
  { timeZone, now }: { timeZone: string; now: Date },
): LocalDate | null {
  const sendAt = nextSendAt(scheduleOf(team), team.surveysTimeSend, timeZone, now);
  return sendAt && localDateAt(sendAt, timeZone);
}

/**
 * Returns when someone's next check-in of a team is sent, or null if there won't be one. People who only rate a daily
 * team are asked once a week.
 */
export function nextAskedAt(
  team: Parameters<typeof nextCheckInDate>[0],
  { asksOwn, timeZone, now }: { asksOwn: boolean; timeZone: string; now: Date },
): Date | null {
  const teamSchedule = scheduleOf(team);
  const isWeekly = !asksOwn && teamSchedule.frequencyId === 1;
  const schedule = isWeekly
    ? { ...teamSchedule, frequencyId: 2 as const, checkinDay: markedWeekday(teamSchedule) }
    : teamSchedule;
  return nextSendAt(schedule, team.surveysTimeSend, timeZone, now);
}

function asksAnybody({ hasMembers, frequencyId, ...schedule }: TeamZone, localDate: LocalDate): boolean {
  return hasMembers || frequencyId !== 1 || weekday(localDate) === markedWeekday(schedule);
}

/**
 * Returns a team's schedule from fields that programs spell differently; pulses accept the same spellings. The schema
 * refuses what this function can't read.
 * @example withSchedule({ surveysTimeSend: '9:00', frequencyId: 'Weekly' }) // { surveysTimeSend: '09:00', frequencyId: 2 }
 */
export function withSchedule({ surveysTimeSend, frequencyId, workingDays }: Record<string, unknown>): object {
  const time = typeof surveysTimeSend === 'string' ? readTime(surveysTimeSend.slice(0, 20)) : null;
  const word = typeof frequencyId === 'string' ? frequencyId.trim().toLowerCase() : '';
  const frequency = frequencies.find(({ name }) => name.toLowerCase() === word);
  const days = Array.isArray(workingDays) && isSwitches(workingDays) ? workingDays : null;
  return {
    ...(time !== null && { surveysTimeSend: time }),
    ...(frequency && { frequencyId: frequency.id }),
    ...(days && { workingDays: days.flatMap((isOn, at) => (isOn ? [at + 1] : [])) }),
  };
}

/** Returns a team's fields from a body or its `team`, with its schedule read by `withSchedule`. */
export function withTeamFields({ team, ...body }: Record<string, unknown>): object {
  const fields = { ...body, ...Object(team) };
  return { ...fields, ...withSchedule(fields) };
}

/** Returns whether days are seven switches. Seven 1s are weekdays, so they mean Monday only, not seven that are on. */
function isSwitches(days: readonly unknown[]): days is readonly (boolean | 0 | 1)[] {
  const values = days.every((day) => typeof day === 'boolean') || days.includes(0);
  return days.length === 7 && values && days.every((day) => [true, false, 0, 1].includes(day as never));
}
