/**
 * A calendar day in words. The day is laid on UTC and read back in UTC, so no time zone can move it.
 * @example wordDay('2026-03-23', 'en-GB') // 'Monday, 23 March'
 */
export function wordDay(localDate: string, locale: string): string {
  // Asked for apart from the date, because engines differ in the comma between the two.
  return `${format(localDate, locale, { weekday: 'long' })}, ${format(localDate, locale, { day: 'numeric', month: 'long' })}`;
}

/**
 * The days of a period in words; one day stands alone.
 * @example wordRange('2026-03-01', '2026-03-30', 'en-GB') // '1 March to 30 March 2026'
 */
export function wordRange(from: string, to: string, locale: string): string {
  const end = format(to, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  if (from === to) return end;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = format(from, locale, { day: 'numeric', month: 'long', ...(isSameYear ? {} : { year: 'numeric' }) });
  return `${start} to ${end}`;
}

/** When the next check-in goes out, as a sentence. */
export function wordNextDue(nextDueDate: string | null, locale: string): string {
  return nextDueDate === null
    ? 'No further check-in is planned for this team.'
    : `The next check-in goes out on ${wordDay(nextDueDate, locale)}.`;
}

function format(localDate: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const [year = 0, month = 1, day = 1] = localDate.split('-').map(Number);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day));
}
