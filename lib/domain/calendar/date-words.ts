import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { withFirstOfMonth } from '#/lib/words/first-of-month.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

// Creating a format costs as much as dozens of uses, and a chart formats several dates for each of its days.
const formats = new Map<string, Intl.DateTimeFormat>();
/** Readers choose the locale, so the cache needs a limit. */
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
 * Returns a calendar day in the reader's language. It's formatted in UTC, so no time zone can shift it.
 * @example formatDate('2026-03-23', 'en-GB', { day: 'numeric', month: 'long' }) // '23 March'
 */
export function formatDate(localDate: LocalDate, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return withFirstOfMonth(formatOf(locale, parts).format(instantOf(localDate)), locale);
}

/** Returns an instant in the reader's language, in the zone given in the parts or the machine's. */
export function formatInstant(instant: Date | string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return withFirstOfMonth(new Intl.DateTimeFormat(locale, parts).format(new Date(instant)), locale);
}

function instantOf(localDate: LocalDate): number {
  const [year = 0, month = 1, day = 1] = localDate.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/**
 * Returns a day with its weekday, without its year.
 * @example formatDay('2026-03-23', 'en-GB') // 'Monday, 23 March'
 */
export function formatDay(localDate: LocalDate, locale: string): string {
  return withWeekday(localDate, locale, { day: 'numeric', month: 'long' });
}

/**
 * Returns a day with its weekday and year.
 * @example formatFullDay('2026-03-23', 'en-GB') // 'Monday, 23 March 2026'
 */
export function formatFullDay(localDate: LocalDate, locale: string): string {
  return withWeekday(localDate, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Locales without a comma after the weekday. Source: CLDR 48, full dates. */
const withoutComma: readonly string[] = ['fr', 'it'];

// Formatted separately from the date, because engines differ in the comma between the two.
function withWeekday(localDate: LocalDate, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return `${formatDate(localDate, locale, { weekday: 'long' })}${commaOf(locale)} ${formatDate(localDate, locale, parts)}`;
}

const commaOf = (locale: string) => (withoutComma.includes(locale.split('-')[0] ?? '') ? '' : ',');

/**
 * Returns the days of a period in words, or its only day.
 * @example formatRange('2026-03-01', '2026-03-30', 'en-GB') // '1 – 30 March 2026'
 */
export function formatRange(from: LocalDate, to: LocalDate, locale: string): string {
  const format = formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const range = format.formatRange(instantOf(from), instantOf(to));
  // Engines differ in the spaces around the dash, and typefaces may lack thin spaces; Italian puts zeros before days.
  return withFirstOfMonth(range.replace(/\s*–\s*/u, ' – ').replaceAll(/\b0(?=\d\b)/gu, ''), locale);
}

/**
 * Returns the days of a period in a shorter form; a single day gets its weekday, as in “Mon, 30 Mar 2026”.
 * @example formatShortRange('2026-03-01', '2026-03-30', 'en-GB') // '1 Mar – 30 Mar 2026'
 */
export function formatShortRange(from: LocalDate, to: LocalDate, locale: string): string {
  const end = formatDate(to, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  if (from === to) return `${formatDate(to, locale, { weekday: 'short' })}${commaOf(locale)} ${end}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = formatDate(from, locale, {
    day: 'numeric',
    month: 'short',
    ...(isSameYear ? {} : { year: 'numeric' }),
  });
  return `${start} – ${end}`;
}

interface PeriodWords {
  /** The period inside a sentence. */
  during: string;
  /** The previous period of equal length, inside a sentence. */
  previous: string;
  /** The previous period as a time when something was so. */
  before: string;
  /** What the change of a reader's own team is compared with. */
  compared: string;
}

/** Returns a period as parts of a sentence, such as “in the last 7 days”. */
export function describePeriod(period: PeriodName, t: ReturnType<typeof wordsFor<'figures.results'>>): PeriodWords {
  return {
    during: t(`during.${period}`),
    previous: t(`previous.${period}`),
    before: t(`before.${period}`),
    compared: t(`previous.${comparedSpan(period)}`),
  };
}

/**
 * Returns the period that changes are compared over: four weeks instead of a month, so that both sides have equal
 * numbers of each weekday.
 */
export function comparedSpan(period: PeriodName): PeriodName | '4w' {
  return period === '1m' ? '4w' : period;
}
