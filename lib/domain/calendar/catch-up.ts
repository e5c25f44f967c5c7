import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

/** A sending missed by less than this is caught up, and by more is marked as skipped. Source: product specification. */
export const CATCH_UP_MS = 6 * 3_600_000;

/**
 * How many days back an outage leaves a mark for each missed sending. Source: docs/decisions.md, Check-ins are sent
 * up to six hours late.
 */
const SKIP_MARKS_DAYS_MAX = 366;
const DAY_MS = 24 * 3_600_000;

/** What is sent on some days in one time zone. */
export interface LocalPlan {
  readonly timeZone: string;
  /** `HH:MM` in that zone. */
  readonly time: string;
  /** Nothing that was due before this is sent. */
  readonly startsAt: Date;
  /** Lists the days from `from` to `to`, both included, when it is sent. */
  readonly datesIn: (from: LocalDate, to: LocalDate) => readonly LocalDate[];
}

export interface DueDay {
  readonly localDate: LocalDate;
  readonly sendAt: Date;
  /** Whether it was missed for too long to be sent late. */
  readonly isSkipped: boolean;
}

/**
 * Returns the days of a plan whose send time has come, including known ones; `sweptAt` is the instant of the previous
 * sweep. A sending that became due after that sweep is late because nothing ran: within six hours it is caught up,
 * later it is marked as skipped. A sending that was due before it only became so by changed settings: it is sent as
 * long as its day lasts in the zone, and never marked.
 */
export function dueDaysOf({ timeZone, time, startsAt, datesIn }: LocalPlan, sweptAt: Date | null, now: Date): DueDay[] {
  const today = localDateAt(now, timeZone);
  return datesIn(firstDayToLookAt(sweptAt, now, today, timeZone), today).flatMap((localDate) => {
    const sendAt = instantAt(localDate, time, timeZone);
    if (sendAt > now || sendAt < startsAt) return [];
    const isRecent = now.getTime() - sendAt.getTime() < CATCH_UP_MS;
    const wasMissed = sweptAt === null || sendAt > sweptAt;
    if (!wasMissed && !isRecent && localDate !== today) return [];
    return [{ localDate, sendAt, isSkipped: wasMissed && !isRecent }];
  });
}

/**
 * Returns yesterday, whose send time may have been just before midnight, or the day of the last sweep if that is
 * earlier.
 */
function firstDayToLookAt(sweptAt: Date | null, now: Date, today: LocalDate, timeZone: string): LocalDate {
  if (sweptAt === null || now.getTime() - sweptAt.getTime() < DAY_MS) return addDays(today, -1);
  const longAgo = new Date(now.getTime() - SKIP_MARKS_DAYS_MAX * DAY_MS);
  return localDateAt(sweptAt > longAgo ? sweptAt : longAgo, timeZone);
}
