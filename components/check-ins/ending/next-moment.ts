import { formatInstant } from '#/lib/domain/calendar/date-words.ts';

const DAY_MS = 86_400_000;

/**
 * Writes when a check-in is sent, in a time zone: with the date if the weekday alone is ambiguous, and with the year if
 * it isn't this one.
 * @example describeNextMoment('2026-11-23T09:30:00Z', { timeZone: 'Europe/London', locale: 'en-GB',
 *   now: new Date('2026-11-20T16:00Z') }) // 'Monday, 09:30'
 */
export function describeNextMoment(
  instant: string,
  { timeZone, locale, now }: { timeZone: string; locale: string; now: Date },
): string {
  const at = new Date(instant);
  const write = (parts: Intl.DateTimeFormatOptions) => formatInstant(at, locale, { ...parts, timeZone });
  const isSoon = at.getTime() - now.getTime() < 6 * DAY_MS;
  const yearOf = (moment: Date) => formatInstant(moment, locale, { year: 'numeric', timeZone });
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: 'numeric' } as const);
  const day = isSoon ? [] : [write({ day: 'numeric', month: 'long', ...year })];
  // Formatted separately, because engines put different texts between the parts.
  return [write({ weekday: 'long' }), ...day, write({ hour: '2-digit', minute: '2-digit' })].join(', ');
}
