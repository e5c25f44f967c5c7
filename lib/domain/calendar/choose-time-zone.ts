import { isValidTimeZone, nearestTimeZoneId, resolveTimeZone, timeZones } from '#/lib/domain/calendar/time-zones.ts';

/** How programs end an offset of whole hours. */
const noMinutes = /(?<=[+-]\d\d?):00$|(?<=[+-]\d\d)00$/;

/** An entry of the time zone list, with its IANA zone. */
export interface ZoneOfList {
  timeZoneId: number;
  timeZone: string;
}

/** What a form, a browser or a program says about a person's zone. */
export interface ZoneFields {
  timeZoneId?: number | undefined;
  /** The id, name or offset in hours of an entry, or an IANA name. */
  timeZone?: string | number | undefined;
  browserTimeZone?: string | undefined;
}

/**
 * Returns the zone that is meant, or null if it's missing or unknown. An IANA name that matches the chosen entry is
 * kept. A number is an id of the list or, if the list has no such id, an offset. With a plus, or written the way
 * programs write offsets, it's always an offset. Half-hour offsets aren't found, because the list has no entry for
 * them.
 * @example chooseTimeZone({ timeZone: 'GMT-5' }, 2026) // { timeZoneId: 6, timeZone: 'America/New_York' }
 * @example chooseTimeZone({ timeZone: '+01:00' }, 2026) // { timeZoneId: 12, timeZone: 'Europe/Paris' }
 * @example chooseTimeZone({ timeZone: 6 }, 2026) // { timeZoneId: 6, timeZone: 'America/New_York' }
 * @example chooseTimeZone({ timeZone: 'Asia/Kolkata' }, 2026) // { timeZoneId: 16, timeZone: 'Asia/Kolkata' }
 */
export function chooseTimeZone({ timeZoneId, timeZone, browserTimeZone }: ZoneFields, year: number): ZoneOfList | null {
  const ofEntry = (id: number) => resolveTimeZone({ timeZoneId: id, browserTimeZone: browserTimeZone ?? null, year });
  if (timeZone === undefined) {
    return timeZoneId === undefined ? null : ofEntry(timeZoneId);
  }
  const entryId = entryMeantBy(timeZone);
  if (entryId !== undefined) return ofEntry(entryId);
  if (typeof timeZone === 'number' || !isValidTimeZone(timeZone)) return null;
  return { timeZoneId: nearestTimeZoneId(timeZone, year), timeZone };
}

function entryMeantBy(zone: string | number): number | undefined {
  const text = String(zone).trim().replace('\u2212', '-').replace(noMinutes, '');
  const [, prefix, sign, digits] = /^(GMT|UTC)?([+-]?)(\d{1,2})$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(`${sign}${digits}`);
  const byId = prefix || sign ? undefined : timeZones.find(({ id }) => id === number);
  return (byId ?? timeZones.find(({ value }) => value === number))?.id;
}
