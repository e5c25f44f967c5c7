import { isValidTimeZone, nearestTimeZoneId, resolveTimeZone, timeZones } from '#/lib/domain/calendar/time-zones.ts';

/** An entry of the time zone list with the IANA zone that is meant by it. */
export interface ZoneOfList {
  timeZoneId: number;
  timeZone: string;
}

/** What a form, a browser or a program says about a person's zone. */
interface ZoneFields {
  timeZoneId?: number | undefined;
  /** Id, name or offset in hours of an entry, or an IANA name. */
  timeZone?: string | number | undefined;
  browserTimeZone?: string | undefined;
}

/**
 * Returns the zone that is meant, or null where none or an unknown one was given. An IANA name that agrees with the
 * chosen entry is kept; a number is an id of the list first and an offset where the list has no such id.
 *
 * @example chooseTimeZone({ timeZone: 'GMT-5' }, 2026) // { timeZoneId: 6, timeZone: 'America/New_York' }
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
  const [, prefix, digits] = /^(GMT|UTC)?([+-]?\d{1,2})$/i.exec(String(zone).trim()) ?? [];
  if (digits === undefined) return undefined;
  const byId = prefix ? undefined : timeZones.find(({ id }) => id === Number(digits));
  return (byId ?? timeZones.find(({ value }) => value === Number(digits)))?.id;
}
