import { offsetMinutesAt } from '#/lib/domain/calendar/zoned-time.ts';

/** An entry of the fixed time zone list: `value` is the standard offset in hours, `timeZone` its IANA zone. */
export interface TimeZoneEntry {
  readonly id: number;
  readonly name: string;
  readonly value: number;
  readonly timeZone: string;
}

const FIRST_VALUE = -11;
const ZONE_BY_ID: readonly (string | null)[] = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/Sao_Paulo',
  // Id 9 (GMT-2) isn't offered, because hardly anyone lives there.
  null,
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Paris',
  'Europe/Athens',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Noumea',
  'Pacific/Auckland',
];

/** The 23 entries in order of their ids 0–23 without 9. Source: fixed list, id = offset + 11. */
export const timeZones: readonly TimeZoneEntry[] = ZONE_BY_ID.flatMap((timeZone, id) => {
  const value = id + FIRST_VALUE;
  return timeZone === null ? [] : [{ id, name: `GMT${value < 0 ? '' : '+'}${value}`, value, timeZone }];
});

/**
 * Returns the list entry of an id, or null for an id that isn't in the list.
 * @example timeZoneForId(6).value // -5
 * @example timeZoneForId(9) // null
 */
export function timeZoneForId(id: number): TimeZoneEntry | null {
  return timeZones.find((entry) => entry.id === id) ?? null;
}

/**
 * Returns whether a text is the name of an IANA zone that this runtime supports; never throws.
 * @example isValidTimeZone('Asia/Kolkata') // true
 * @example isValidTimeZone('+05:30') // false
 */
export function isValidTimeZone(text: string): boolean {
  // Intl accepts a bare offset, but it has no daylight saving time, so only names are allowed.
  if (text.length > 64 || !/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Returns the zone's offset in hours outside daylight saving time: the smaller of the offsets in January and July. */
function standardOffsetHours(timeZone: string, year: number): number {
  const offsets = [0, 6].map((month) => offsetMinutesAt(new Date(Date.UTC(year, month, 1)), timeZone));
  return Math.min(...offsets) / 60;
}

/**
 * Returns the id of the list entry for an IANA zone, by the zone's standard offset in that year. If the list has no
 * such entry, it's the nearest one towards UTC, which is GMT+5 for India. Throws RangeError for an unknown zone.
 * @example nearestTimeZoneId('Asia/Kolkata', 2026) // 16
 */
export function nearestTimeZoneId(timeZone: string, year: number): number {
  const hours = standardOffsetHours(timeZone, year);
  const towardsUtc = timeZones.filter((entry) => Math.abs(entry.value) <= Math.abs(hours));
  const distance = (entry: TimeZoneEntry) => Math.abs(entry.value - hours);
  return towardsUtc.reduce((best, entry) => (distance(entry) < distance(best) ? entry : best)).id;
}

/**
 * Returns which IANA zone to store for a choice from the list: the browser's own zone if it belongs to the chosen
 * entry, otherwise the entry's default. Without a choice, the browser's zone counts. Returns null if the id isn't in
 * the list, or if neither is known.
 * @example resolveTimeZone({ timeZoneId: 16, browserTimeZone: 'Asia/Kolkata', year: 2026 }) // { timeZoneId: 16, timeZone: 'Asia/Kolkata' }
 * @example resolveTimeZone({ timeZoneId: 12, browserTimeZone: 'Asia/Kolkata', year: 2026 }) // { timeZoneId: 12, timeZone: 'Europe/Paris' }
 */
export function resolveTimeZone(choice: {
  readonly timeZoneId: number | null;
  readonly browserTimeZone: string | null;
  readonly year: number;
}): { timeZoneId: number; timeZone: string } | null {
  const { timeZoneId, browserTimeZone, year } = choice;
  const browserKnown = browserTimeZone !== null && isValidTimeZone(browserTimeZone);
  const browserId = browserKnown ? nearestTimeZoneId(browserTimeZone, year) : null;
  if (browserKnown && browserId !== null && (timeZoneId === null || timeZoneId === browserId)) {
    return { timeZoneId: browserId, timeZone: browserTimeZone };
  }
  const entry = timeZoneId === null ? null : timeZoneForId(timeZoneId);
  return entry && { timeZoneId: entry.id, timeZone: entry.timeZone };
}
