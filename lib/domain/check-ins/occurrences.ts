import { dueDatesIn, type FrequencyId, markedWeekday, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { addDays, addMonths, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { CATCH_UP_HOURS, SKIP_MARKS_DAYS_MAX } from '#/lib/domain/check-ins/constants.ts';

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

const CATCH_UP_MS = CATCH_UP_HOURS * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Gives the check-ins of a team in one zone whose send time has come, whether known already or not; `sweptAt` is the
 * instant of the sweep before. What came due after it is late because nobody looked: it is caught up within six hours
 * and marked skipped after that. What was due before it only became so by changed settings: it is sent while it is
 * still that day there, and never marked.
 */
export function occurrencesOf(team: TeamZone, sweptAt: Date | null, now: Date): Occurrence[] {
  const { companyId, teamId, timeZone, completedAt } = team;
  const today = localDateAt(now, timeZone);
  return dueDatesIn(scheduleOf(team), firstDayToLookAt(sweptAt, now, today, timeZone), today).flatMap((localDate) => {
    const sendAt = instantAt(localDate, team.surveysTimeSend, timeZone);
    // A team made after its send time begins with the next occurrence.
    if (sendAt > now || sendAt < completedAt || !asksAnybody(team, localDate)) return [];
    const isRecent = now.getTime() - sendAt.getTime() < CATCH_UP_MS;
    const wasMissed = sweptAt === null || sendAt > sweptAt;
    if (!wasMissed && !isRecent && localDate !== today) return [];
    return [{ companyId, teamId, timeZone, localDate, sendAt, skippedAt: wasMissed && !isRecent ? now : null }];
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

/** Yesterday, whose send time may have been just before midnight, or the day on which the last sweep was. */
function firstDayToLookAt(sweptAt: Date | null, now: Date, today: LocalDate, timeZone: string): LocalDate {
  if (sweptAt === null || now.getTime() - sweptAt.getTime() < DAY_MS) return addDays(today, -1);
  const longAgo = new Date(now.getTime() - SKIP_MARKS_DAYS_MAX * DAY_MS);
  return localDateAt(sweptAt > longAgo ? sweptAt : longAgo, timeZone);
}

function asksAnybody({ hasMembers, frequencyId, ...schedule }: TeamZone, localDate: LocalDate): boolean {
  return hasMembers || frequencyId !== 1 || weekday(localDate) === markedWeekday(schedule);
}
