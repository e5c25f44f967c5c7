import { closesAt, dueDatesIn, nextDueDate } from '#/lib/domain/calendar/due.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { crunchTeamName } from '#/prisma/seed/demo/plan.ts';

/** A check-in that was sent to one person. */
export interface SentCheckIn {
  readonly person: DemoPerson;
  readonly team: DemoTeam;
  readonly localDate: LocalDate;
  readonly sentAt: Date;
  readonly closesAt: Date;
  /** Whether it is the newest one in the demo accounts' team, partly unanswered, so that there is something to do. */
  readonly isLive: boolean;
}

export const workingDays = [1, 2, 3, 4, 5];

// Converting a local time is slow, and members in one time zone share it.
const instants = new Map<string, Date>();

function sendInstant(localDate: LocalDate, { plan }: DemoTeam, timeZone: string): Date {
  const key = `${localDate} ${plan.surveysTimeSend} ${timeZone}`;
  const instant = instants.get(key) ?? instantAt(localDate, plan.surveysTimeSend, timeZone);
  instants.set(key, instant);
  return instant;
}

/** Lists a member's check-ins up to now, in order. */
export function listSentCheckIns(year: DemoYear, team: DemoTeam, person: DemoPerson): SentCheckIn[] {
  const { frequencyId, checkinDay, name } = team.plan;
  const createdOn = year.start;
  const schedule = { frequencyId, checkinDay, workingDays, createdOn };
  const from = person.joinedOn < year.start ? year.start : addDays(person.joinedOn, 1);
  const to = person.leftOn === null ? addDays(year.today, 1) : addDays(person.leftOn, -1);
  const days = dueDatesIn(schedule, from, to).filter((day) => sendInstant(day, team, person.timeZone) <= year.now);
  return days.map((localDate, index) => {
    const sentAt = sendInstant(localDate, team, person.timeZone);
    const nextDay = nextDueDate(schedule, localDate);
    const nextSentAt = nextDay === null ? null : sendInstant(nextDay, team, person.timeZone);
    const isLive = name === crunchTeamName && index === days.length - 1 && person.leftOn === null;
    // At a weekend, the usual time to answer is over, but the demo needs an open check-in.
    const closes = isLive && nextSentAt !== null ? nextSentAt : closesAt(frequencyId, sentAt, nextSentAt);
    return { person, team, localDate, sentAt, closesAt: closes, isLive };
  });
}
