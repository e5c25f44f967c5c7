import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { withFirstOfMonth } from '#/lib/words/first-of-month.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

// Making a format costs as much as dozens of uses, and a chart writes several for each of its days.
const formats = new Map<string, Intl.DateTimeFormat>();
/** Locales come from readers, so the cache has an end. */
const MOST_FORMATS = 100;

function formatOf(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(parts);
  let format = formats.get(key);
  if (format === undefined) {
    if (formats.size === MOST_FORMATS) formats.clear();
    format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/**
 * Writes a calendar day in the reader's language. It is laid on UTC and read back in UTC, so no time zone can move it.
 * @example formatDate('2026-03-23', 'en-GB', { day: 'numeric', month: 'long' }) // '23 March'
 */
export function formatDate(localDate: LocalDate, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return withFirstOfMonth(formatOf(locale, parts).format(instantOf(localDate)), locale);
}

/** Writes an instant in the reader's language, in the zone that the parts name or where this runs. */
export function formatInstant(instant: Date | string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return withFirstOfMonth(new Intl.DateTimeFormat(locale, parts).format(new Date(instant)), locale);
}

function instantOf(localDate: LocalDate): number {
  const [year = 0, month = 1, day = 1] = localDate.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/**
 * Writes a day with its weekday and without its year.
 * @example formatDay('2026-03-23', 'en-GB') // 'Monday, 23 March'
 */
export function formatDay(localDate: LocalDate, locale: string): string {
  return withWeekday(localDate, locale, { day: 'numeric', month: 'long' });
}

/**
 * Writes the same with its year.
 * @example formatFullDay('2026-03-23', 'en-GB') // 'Monday, 23 March 2026'
 */
export function formatFullDay(localDate: LocalDate, locale: string): string {
  return withWeekday(localDate, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** They write no comma after a weekday. Source: CLDR 48, full dates. */
const withoutComma: readonly string[] = ['fr', 'it'];

// Asked for apart from the date, because engines differ in the comma between the two.
function withWeekday(localDate: LocalDate, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const comma = withoutComma.includes(locale.split('-')[0] ?? '') ? '' : ',';
  return `${formatDate(localDate, locale, { weekday: 'long' })}${comma} ${formatDate(localDate, locale, parts)}`;
}

/**
 * Writes the days of a period, or its only day.
 * @example formatRange('2026-03-01', '2026-03-30', 'en-GB') // '1 – 30 March 2026'
 */
export function formatRange(from: LocalDate, to: LocalDate, locale: string): string {
  const format = formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const range = format.formatRange(instantOf(from), instantOf(to));
  // Engines differ in the blanks around the dash, and thin ones are not in every typeface; Italian puts zeros before days.
  return withFirstOfMonth(range.replace(/\s*–\s*/u, ' – ').replaceAll(/\b0(?=\d\b)/gu, ''), locale);
}

/**
 * Writes the same shorter; a single day gets its weekday.
 * @example formatShortRange('2026-03-01', '2026-03-30', 'en-GB') // '1 Mar – 30 Mar 2026'
 */
export function formatShortRange(from: LocalDate, to: LocalDate, locale: string): string {
  if (from === to) return formatFullDay(to, locale);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = formatDate(from, locale, {
    day: 'numeric',
    month: 'short',
    ...(isSameYear ? {} : { year: 'numeric' }),
  });
  return `${start} – ${formatDate(to, locale, { day: 'numeric', month: 'short', year: 'numeric' })}`;
}

interface PeriodWords {
  /** The period inside a sentence. */
  during: string;
  /** The period of equal length before it, inside a sentence. */
  previous: string;
  /** The same as a time: when something was so. */
  before: string;
  /** What the change of an own team is measured against. */
  compared: string;
}

/** Gives a period as parts of a sentence, such as “in the last 7 days”. */
export function describePeriod(period: PeriodName, t: ReturnType<typeof wordsFor<'figures.results'>>): PeriodWords {
  return {
    during: t(`during.${period}`),
    previous: t(`previous.${period}`),
    before: t(`before.${period}`),
    compared: t(`previous.${comparedSpan(period)}`),
  };
}

/** Four whole weeks on both sides hold the same weekdays, which 30 days do not. */
export function comparedSpan(period: PeriodName): PeriodName | '4w' {
  return period === '1m' ? '4w' : period;
}
