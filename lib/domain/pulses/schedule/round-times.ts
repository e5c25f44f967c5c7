import { dueDaysOf } from '#/lib/domain/calendar/catch-up.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { PulseFrequencyId } from '#/lib/domain/pulses/constants.ts';
import { dueDatesIn, nextDueDate, type PulseSchedule, roundClosesAt } from '#/lib/domain/pulses/schedule/due-dates.ts';

/** An active pulse, with what of its rounds tells when the next one opens. */
export interface ActivePulse {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly openDays: number | null;
  /** `HH:MM`, on each person's own clock. */
  readonly time: string;
  readonly recurringOn: boolean;
  readonly frequency: PulseFrequencyId;
  readonly days: readonly boolean[];
  readonly opensAtOnce: boolean;
  readonly activatedAt: Date;
  readonly companyTimeZone: string;
  /** Days of rounds that are there already, skipped ones too. */
  readonly knownDates: readonly LocalDate[];
  /** Whether anybody was asked since it was activated. */
  readonly hasAsked: boolean;
}

/** A round whose time has come. */
export interface DueRound {
  readonly localDate: LocalDate;
  /** For the first of its people. */
  readonly opensAt: Date;
  /** It was missed for too long by all of them. */
  readonly isSkipped: boolean;
}

/** Where every day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati';
const DAY_MS = 86_400_000;

/**
 * Tells whether a round of a pulse may be due where anybody lives at all: only then is it worth asking where its people
 * live. `sweptAt` is the instant of the sweep before.
 */
export function mayBeDue(pulse: ActivePulse, sweptAt: Date | null, now: Date): boolean {
  if (opensNow(pulse)) return true;
  const since = sweptAt && now.getTime() - sweptAt.getTime() > DAY_MS ? sweptAt : now;
  return dueDatesIn(scheduleOf(pulse), addDays(utcDay(since), -2), addDays(utcDay(now), 1)).some(
    (date) => !pulse.knownDates.includes(date) && instantAt(date, pulse.time, FIRST_ZONE) <= now,
  );
}

/**
 * Returns the rounds of a pulse whose time has come for somebody in these zones, and that are not there yet. A round that
 * everybody's time was missed for by six hours is marked skipped; else who was missed is asked with the others. So is a
 * first round that would open at once, but whose next one is due already.
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

/** When the people of a round in one zone are asked, and when it closes for all. */
export interface RoundTimes {
  readonly sendAt: ReadonlyMap<string, Date>;
  readonly closesAt: Date;
}

/**
 * Returns when a round asks in each zone and when it closes: on each one's own clock, or at once where its pulse opens
 * at once; nobody is asked before it opens.
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

/** Activated without a later day to begin on: its first round waits for neither time nor days. */
function opensNow({ opensAtOnce, startDate, activatedAt, companyTimeZone, knownDates }: ActivePulse): boolean {
  return opensAtOnce && !knownDates.includes(startDate) && startDate <= localDateAt(activatedAt, companyTimeZone);
}

function scheduleOf({ hasAsked, ...pulse }: ActivePulse): PulseSchedule {
  return { ...pulse, retries: !(pulse.recurringOn || hasAsked) };
}

function utcDay(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10);
}

interface Start {
  /** What its creator chose; null for now. */
  readonly startDate: LocalDate | null;
  /** `HH:MM`. */
  readonly time: string;
  /** Of the company. */
  readonly timeZone: string;
  /** The day of its last round, also of one that found nobody; null before the first. */
  readonly lastDate: LocalDate | null;
}

/**
 * Returns the day of the first round of a pulse that is activated, and whether that round opens at once: without a start
 * date, or with one that has passed, it does, whatever time and days say. A day has one round only: after one today the
 * next comes tomorrow. Source: docs/decisions.md, Without a start date the first round opens at once.
 * @example startOf({ startDate: null, time: '12:00', timeZone: 'Europe/London', lastDate: null }, new Date('2026-03-02T15:00Z')) // { startDate: '2026-03-02', opensAtOnce: true }
 */
export function startOf(
  { startDate, time, timeZone, lastDate }: Start,
  now: Date,
): { startDate: LocalDate; opensAtOnce: boolean } {
  const isAhead = startDate !== null && instantAt(startDate, time, timeZone) > now;
  const first = isAhead ? startDate : localDateAt(now, timeZone);
  if (lastDate !== null && first <= lastDate) return { startDate: addDays(lastDate, 1), opensAtOnce: false };
  return { startDate: first, opensAtOnce: !isAhead };
}
