import { dueDaysOf } from '#/lib/domain/calendar/catch-up.ts';
import { dueDatesIn, type FrequencyId, markedWeekday, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { addMonths, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

/** A team's schedule in one of the zones that its members or leaders live in. */
export interface TeamZone {
  companyId: number;
  teamId: number;
  timeZone: string;
  /** False where only leaders live who are no members: they are asked for ratings alone. */
  hasMembers: boolean;
  completedAt: Date;
  /** Of the company. */
  companyTimeZone: string;
  frequencyId: number;
  checkinDay: number;
  workingDays: number[];
  /** `HH:MM`. */
  surveysTimeSend: string;
}

export interface Occurrence {
  companyId: number;
  teamId: number;
  timeZone: string;
  localDate: LocalDate;
  sendAt: Date;
  /** Set when it was missed for too long to be sent late. */
  skippedAt: Date | null;
}

/**
 * Returns the check-ins of a team in one zone whose send time has come, whether known already or not; `sweptAt` is the
 * instant of the sweep before, see `dueDaysOf`. A team made after its send time begins with the next occurrence.
 */
export function occurrencesOf(team: TeamZone, sweptAt: Date | null, now: Date): Occurrence[] {
  const { companyId, teamId, timeZone, completedAt } = team;
  const datesIn = (from: LocalDate, to: LocalDate) =>
    dueDatesIn(scheduleOf(team), from, to).filter((localDate) => asksAnybody(team, localDate));
  const plan = { timeZone, time: team.surveysTimeSend, startsAt: completedAt, datesIn };
  return dueDaysOf(plan, sweptAt, now).map(({ localDate, sendAt, isSkipped }) => {
    return { companyId, teamId, timeZone, localDate, sendAt, skippedAt: isSkipped ? now : null };
  });
}

/**
 * Gives a team's schedule for the calendar. The month of a yearly check-in is that in which the team was made where the
 * company is, the same for members everywhere; as a day of the year before, it does not hide the team's first days.
 */
export function scheduleOf<T extends Pick<TeamZone, 'completedAt' | 'companyTimeZone' | 'frequencyId'>>(team: T) {
  const createdOn = addMonths(localDateAt(team.completedAt, team.companyTimeZone), -12);
  return { ...team, frequencyId: team.frequencyId as FrequencyId, createdOn };
}

/**
 * Gives the day on which a team's next check-in goes out where somebody lives, today while its time is still to come;
 * null for a daily team without working days.
 */
export function nextCheckInDate(
  team: Parameters<typeof scheduleOf>[0] & Pick<TeamZone, 'checkinDay' | 'workingDays' | 'surveysTimeSend'>,
  { timeZone, now }: { timeZone: string; now: Date },
): LocalDate | null {
  const sendAt = nextSendAt(scheduleOf(team), team.surveysTimeSend, timeZone, now);
  return sendAt && localDateAt(sendAt, timeZone);
}

/**
 * Gives the instant at which somebody's next check-in of a team goes out, or null when none will: who only rates a daily
 * team is asked once a week.
 */
export function nextAskedAt(
  team: Parameters<typeof nextCheckInDate>[0],
  { asksOwn, timeZone, now }: { asksOwn: boolean; timeZone: string; now: Date },
): Date | null {
  const schedule = scheduleOf(team);
  const isWeekly = !asksOwn && schedule.frequencyId === 1;
  const asked = isWeekly ? { ...schedule, frequencyId: 2 as const, checkinDay: markedWeekday(schedule) } : schedule;
  return nextSendAt(asked, team.surveysTimeSend, timeZone, now);
}

function asksAnybody({ hasMembers, frequencyId, ...schedule }: TeamZone, localDate: LocalDate): boolean {
  return hasMembers || frequencyId !== 1 || weekday(localDate) === markedWeekday(schedule);
}
