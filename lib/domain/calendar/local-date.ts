/** A calendar day written `YYYY-MM-DD`; such strings sort and compare in calendar order. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The days used so far, because a dashboard asks for the same few hundred many times. */
const knownMs = new Map<LocalDate, number>();
const knownDates = new Map<number, LocalDate>();
const KNOWN_MAX = 10_000;

function utcMidnightMs(localDate: LocalDate): number {
  const midnight = knownMs.get(localDate);
  if (midnight !== undefined) return midnight;
  const match = LOCAL_DATE.exec(localDate);
  const ms = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  // Date.UTC turns 30 February into March, so only a date that comes back unchanged exists.
  if (Number.isNaN(ms) || dateOfMs(ms) !== localDate) throw new RangeError(`Not a calendar day: ${localDate}`);
  if (knownMs.size >= KNOWN_MAX) knownMs.clear();
  knownMs.set(localDate, ms);
  return ms;
}

function dateOfMs(ms: number): LocalDate {
  const date = knownDates.get(ms);
  if (date !== undefined) return date;
  const localDate = new Date(ms).toISOString().slice(0, 10);
  if (knownDates.size >= KNOWN_MAX) knownDates.clear();
  knownDates.set(ms, localDate);
  return localDate;
}

/**
 * Returns whether a text is an existing day, written `YYYY-MM-DD`; never throws.
 * @example isLocalDate('2026-02-29') // false
 */
export function isLocalDate(text: string): boolean {
  const match = LOCAL_DATE.exec(text);
  return match !== null && dateOfMs(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))) === text;
}

/**
 * Returns the day of a text to which programs have added a time; any other text stays as it is.
 * @example withoutTime('1990-05-05T00:00:00.000Z') // '1990-05-05'
 */
export function withoutTime(text: string): string {
  return /^\d{4}-\d\d-\d\d[T ][\d:.,]{2,24} ?(?:Z|[+-]\d\d:?\d\d)?$/i.test(text) ? text.slice(0, 10) : text;
}

/**
 * Returns the day this many days later, or earlier if `days` is negative. Throws RangeError for a day that doesn't
 * exist.
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export function addDays(localDate: LocalDate, days: number): LocalDate {
  return dateOfMs(utcMidnightMs(localDate) + days * DAY_MS);
}

/**
 * Returns the day this many months later, at most the last day of that month. Throws RangeError for a day that doesn't
 * exist.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(localDate: LocalDate, months: number): LocalDate {
  const from = new Date(utcMidnightMs(localDate));
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOfMs(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)));
}

/**
 * Returns the number of days from one day to another, negative if `to` is earlier. Throws RangeError for a day that
 * doesn't exist.
 * @example daysBetween('2026-03-01', '2026-03-08') // 7
 */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (utcMidnightMs(to) - utcMidnightMs(from)) / DAY_MS;
}

/**
 * Returns the ISO weekday, 1 = Monday to 7 = Sunday. Throws RangeError for a day that doesn't exist.
 * @example weekday('2026-03-09') // 1
 */
export function weekday(localDate: LocalDate): number {
  return new Date(utcMidnightMs(localDate)).getUTCDay() || 7;
}

/**
 * Returns the Monday of the day's ISO week. Throws RangeError for a day that doesn't exist.
 * @example mondayOf('2026-03-15') // '2026-03-09'
 */
export function mondayOf(localDate: LocalDate): LocalDate {
  const ms = utcMidnightMs(localDate);
  return dateOfMs(ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY_MS);
}

/**
 * Returns the last day of the week before a day's week.
 * @example sundayBefore('2026-03-18') // '2026-03-15'
 */
export function sundayBefore(date: LocalDate): LocalDate {
  return addDays(mondayOf(date), -1);
}

/**
 * Returns the first day of the day's month. Throws RangeError for a day that doesn't exist.
 * @example firstOfMonth('2026-03-15') // '2026-03-01'
 */
export function firstOfMonth(localDate: LocalDate): LocalDate {
  utcMidnightMs(localDate);
  return `${localDate.slice(0, 8)}01`;
}
