import { isLocalDate, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { withPlainDigits } from '#/lib/words/plain-text.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** What may stand beside a date without changing it: a weekday, and what follows a number or joins. */
const besides = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(st|nd|rd|th|of|on|the)$/;

/**
 * Returns the day that a person has typed in English, or null where it names none: with its month as a word, as numbers
 * in the order of the reader's country, or as YYYY-MM-DD. The year has four digits.
 * @example readDate('3 Nov 2026', 'en-GB') // '2026-11-03'
 * @example readDate('11/3/2026', 'en-US') // '2026-11-03'
 */
export function readDate(text: string, locale: string): LocalDate | null {
  const parts = (
    withPlainDigits(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? []
  ).filter((part) => !besides.test(part));
  const words = parts.filter((part) => /[a-z]/.test(part));
  const numbers = parts.filter((part) => /\d/.test(part));
  const year = numbers.find(({ length }) => length === 4);
  const others = numbers.filter((number) => number !== year);
  if (!year || words.length > 1 || words.length + others.length !== 2) return null;
  const [word] = words;
  const [first = '', second = ''] = others;
  const isMonthFirst = numbers[0] === year || monthComesFirst(locale);
  const month = word ? monthOf(word) : Number(isMonthFirst ? first : second);
  const day = word || !isMonthFirst ? first : second;
  const localDate = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(localDate) ? localDate : null;
}

function monthOf(word: string): number {
  return word.length < 3 ? 0 : months.findIndex((start) => word.startsWith(start)) + 1;
}

function monthComesFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}
