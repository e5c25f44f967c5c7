import { chooseTimeZone, type ZoneFields, type ZoneOfList } from '#/lib/domain/calendar/choose-time-zone.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the zone to store for a person. Throws `invalid` if it is missing or unknown. */
export function requireTimeZone(fields: ZoneFields, now: Date): ZoneOfList {
  const zone = chooseTimeZone(fields, now.getUTCFullYear());
  if (zone) return zone;
  const { timeZone } = fields;
  if (timeZone === undefined || timeZone === '') throw invalid(message('fields.noTimeZone'));
  throw invalid(message('fields.unknownTimeZone', { zone: String(timeZone) }));
}
