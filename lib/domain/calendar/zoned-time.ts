import { isLocalDate, type LocalDate } from '#/lib/domain/calendar/local-date.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WALL_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

// Creating a formatter costs about two hundred uses of it, so each zone keeps one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Returns the zone's clock reading from its formatter, as the UTC milliseconds of that reading in UTC. */
function readClock(instantMs: number, timeZone: string): number {
  // US English orders the six numbers month, day, year, hour, minute, second; formatToParts takes twice as long.
  const reading = formatterOf(timeZone).format(instantMs).match(/\d+/g) ?? [];
  const [month = Number.NaN, day, year = Number.NaN, hour, minute, second] = reading.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

// A dashboard asks a dozen times about the same few minutes. No clock has changed within a minute since 1972.
const offsetsByMinute = new Map<string, Map<number, number>>();
const MINUTES_KEPT = 1000;

/** Returns the zone's clock reading at an instant, as the UTC milliseconds of that reading in UTC. */
function wallMsAt(instantMs: number, timeZone: string): number {
  const minuteMs = Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
  const zoneOffsets = offsetsByMinute.get(timeZone);
  let offset = zoneOffsets?.get(minuteMs);
  if (offset === undefined) {
    offset = readClock(minuteMs, timeZone) - minuteMs;
    // Only existing zones get here.
    const offsets = zoneOffsets && zoneOffsets.size < MINUTES_KEPT ? zoneOffsets : new Map<number, number>();
    offsetsByMinute.set(timeZone, offsets.set(minuteMs, offset));
  }
  return instantMs + offset;
}

/**
 * Returns the zone's distance from UTC at an instant in minutes, positive east of Greenwich. Throws RangeError for an
 * unknown zone.
 * @example offsetMinutesAt(new Date('2026-07-01T00:00Z'), 'America/New_York') // -240
 */
export function offsetMinutesAt(instant: Date, timeZone: string): number {
  const instantMs = Math.floor(instant.getTime() / 1000) * 1000;
  return (wallMsAt(instantMs, timeZone) - instantMs) / MINUTE_MS;
}

/**
 * Returns the calendar day in the zone at an instant. Throws RangeError for an unknown zone or an invalid instant.
 * @example localDateAt(new Date('2026-03-10T03:30Z'), 'America/New_York') // '2026-03-09'
 */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  return new Date(wallMsAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/**
 * Returns the clock reading `HH:MM` in the zone at an instant. Throws RangeError for an unknown zone or an invalid
 * instant.
 * @example localTimeAt(new Date('2026-03-10T03:30Z'), 'America/New_York') // '23:30'
 */
export function localTimeAt(instant: Date, timeZone: string): string {
  return new Date(wallMsAt(instant.getTime(), timeZone)).toISOString().slice(11, 16);
}

/**
 * Returns the instant when the zone's clock shows `HH:MM` on a day. It's the first one if the hour is repeated, and the
 * later reading for a time inside a skipped hour. Throws RangeError for a day, time or zone that doesn't exist.
 * @example instantAt('2026-03-29', '01:30', 'Europe/London').toISOString() // '2026-03-29T01:30:00.000Z'
 */
export function instantAt(localDate: LocalDate, time: string, timeZone: string): Date {
  if (!isLocalDate(localDate) || !WALL_TIME.test(time))
    throw new RangeError(`Not a day and time: ${localDate} ${time}`);
  const wallMs = Date.parse(`${localDate}T${time}:00Z`);
  // One day earlier and one day later are on either side of any single change of the clock.
  const offsetsMs = [wallMs - DAY_MS, wallMs + DAY_MS].map((ms) => wallMsAt(ms, timeZone) - ms);
  const candidates = offsetsMs.map((offsetMs) => wallMs - offsetMs);
  const exact = candidates.filter((ms) => wallMsAt(ms, timeZone) === wallMs);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

const HOUR_MS = 3_600_000;

/**
 * Returns the beginning of an instant's hour, which is all that others learn about when someone answered.
 * @example hourStart(new Date('2026-03-02T11:42:08Z')).toISOString() // '2026-03-02T11:00:00.000Z'
 */
export function hourStart(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);
}
