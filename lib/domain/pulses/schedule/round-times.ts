import { dueDaysOf } from '#/lib/domain/calendar/catch-up.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { type PulseFrequencyId, RETRY_DAYS } from '#/lib/domain/pulses/constants.ts';
import { dueDatesIn, nextDueDate, type PulseSchedule, roundClosesAt } from '#/lib/domain/pulses/schedule/due-dates.ts';

/** An active pulse, with the facts about its rounds that decide when the next one opens. */
export interface ActivePulse {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly openDays: number | null;
  /** `HH:MM` in each person's time zone. */
  readonly time: string;
  readonly recurringOn: boolean;
  readonly frequency: PulseFrequencyId;
  readonly days: readonly boolean[];
  readonly opensAtOnce: boolean;
  readonly activatedAt: Date;
  readonly companyTimeZone: string;
  /** Days of existing rounds, including skipped ones. */
  readonly knownDates: readonly LocalDate[];
  /** Whether anyone was asked since the activation. */
  readonly hasAsked: boolean;
}

/** A round that is due. */
export interface DueRound {
  readonly localDate: LocalDate;
  /** When it opens for the first of its people. */
  readonly opensAt: Date;
  /** Whether everyone missed it for too long. */
  readonly isSkipped: boolean;
}

/** The time zone where every day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati';
/** The time zone where every day begins last. */
const LAST_ZONE = 'Etc/GMT+12';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A pulse is checked at least this often, whatever its schedule says, because time zones change their rules. */
const LOOK_DAYS_MAX = 7;

/**
 * Returns whether a round of a pulse may be due in any time zone. Only then does it pay to look up the zones of its
 * people. `sweptAt` is the time of the previous sweep.
 */
export function mayBeDue(pulse: ActivePulse, sweptAt: Date | null, now: Date): boolean {
  if (opensNow(pulse)) return true;
  const since = sweptAt && now.getTime() - sweptAt.getTime() > DAY_MS ? sweptAt : now;
  return dueDatesIn(scheduleOf(pulse), addDays(utcDay(since), -2), addDays(utcDay(now), 1)).some(
    (date) => !pulse.knownDates.includes(date) && instantAt(date, pulse.time, FIRST_ZONE) <= now,
  );
}

/**
 * Returns the rounds of a pulse that are due for someone in these zones and don't exist yet. A round that was missed by
 * six hours in all zones is marked as skipped; otherwise people who missed it are asked with the others. A first round
 * that should open immediately is also skipped if it would have closed by now.
 */
export function dueRoundsOf(
  pulse: ActivePulse,
  timeZones: readonly string[],
  sweptAt: Date | null,
  now: Date,
): DueRound[] {
  const { startDate, time, activatedAt, knownDates } = pulse;
  if (opensNow(pulse)) {
    const first = { localDate: startDate, opensAt: now, isSkipped: false };
    if (timesOfRound(pulse, first, timeZones).closesAt > now) return [first];
    const rest = dueRoundsOf({ ...pulse, knownDates: [...knownDates, startDate] }, timeZones, sweptAt, now);
    return [{ ...first, isSkipped: true }, ...rest];
  }
  const schedule = scheduleOf(pulse);
  const datesIn = (from: LocalDate, to: LocalDate) => dueDatesIn(schedule, from, to);
  const due = timeZones.flatMap((timeZone) =>
    dueDaysOf({ timeZone, time, startsAt: activatedAt, datesIn }, sweptAt, now),
  );
  return [...Map.groupBy(due, ({ localDate }) => localDate)]
    .filter(([localDate]) => !knownDates.includes(localDate))
    .map(([localDate, its]) => ({
      localDate,
      opensAt: new Date(Math.min(...its.map(({ sendAt }) => sendAt.getTime()))),
      isSkipped: its.length === timeZones.length && its.every(({ isSkipped }) => isSkipped),
    }))
    .sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
}

/**
 * Returns when to check a pulse without a due round again: when the next round opens for its first people, or when its
 * last day is over for the company. On days when the send time has come in some zones but not yet in all, it's every
 * hour, because someone may move or join there.
 */
export function nextLookAt(pulse: ActivePulse, timeZones: readonly string[], now: Date): Date {
  const today = utcDay(now);
  const dates = dueDatesIn(scheduleOf(pulse), addDays(today, -2), addDays(today, LOOK_DAYS_MAX + 1)).filter(
    (date) => !pulse.knownDates.includes(date),
  );
  const timeIn = (zone: string) => (date: LocalDate) => instantAt(date, pulse.time, zone).getTime();
  const isUnderway = dates.some(
    (date) => timeIn(FIRST_ZONE)(date) <= now.getTime() && timeIn(LAST_ZONE)(date) > now.getTime(),
  );
  const ends = [pulse.endDate, pulse.recurringOn ? null : addDays(pulse.startDate, RETRY_DAYS)].flatMap((last) =>
    last === null ? [] : instantAt(addDays(last, 1), '00:00', pulse.companyTimeZone).getTime(),
  );
  const instants = [FIRST_ZONE, ...timeZones].flatMap((zone) => dates.map(timeIn(zone))).concat(ends);
  const latest = now.getTime() + (isUnderway ? HOUR_MS : LOOK_DAYS_MAX * DAY_MS);
  return new Date(Math.min(latest, ...instants.filter((instant) => instant > now.getTime())));
}

/** When a round asks people in each zone, and when it closes for everyone. */
export interface RoundTimes {
  readonly sendAt: ReadonlyMap<string, Date>;
  readonly closesAt: Date;
}

/**
 * Returns when a round asks in each zone and when it closes. It asks by each zone's own clock, or immediately if its
 * pulse opens immediately, and never before it opens.
 */
export function timesOfRound(pulse: ActivePulse, round: DueRound, timeZones: readonly string[]): RoundTimes {
  const { time, endDate, companyTimeZone } = pulse;
  const { localDate, opensAt } = round;
  const isAtOnce = opensNow(pulse) && localDate === pulse.startDate;
  const sendAtIn = (timeZone: string) => (isAtOnce ? opensAt : instantAt(localDate, time, timeZone));
  const sendAt = new Map(timeZones.map((timeZone) => [timeZone, sendAtIn(timeZone)]));
  const next = nextDueDate(scheduleOf(pulse), localDate);
  const nextTimes = next === null ? [] : timeZones.map((zone) => instantAt(next, time, zone).getTime());
  const closesAt = roundClosesAt(pulse, {
    lastSentAt: new Date(Math.max(opensAt.getTime(), ...[...sendAt.values()].map(Number))),
    nextOpensAt: nextTimes.length === 0 ? null : new Date(Math.min(...nextTimes)),
    endsAt: endDate === null ? null : instantAt(addDays(endDate, 1), '00:00', companyTimeZone),
  });
  return { sendAt, closesAt };
}

/**
 * Returns whether a pulse was activated without a later start date: its first round waits for neither time nor days.
 */
function opensNow({ opensAtOnce, startDate, activatedAt, companyTimeZone, knownDates }: ActivePulse): boolean {
  return opensAtOnce && !knownDates.includes(startDate) && startDate <= localDateAt(activatedAt, companyTimeZone);
}

function scheduleOf({ hasAsked, ...pulse }: ActivePulse): PulseSchedule {
  return { ...pulse, retries: !(pulse.recurringOn || hasAsked) };
}

function utcDay(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10);
}
