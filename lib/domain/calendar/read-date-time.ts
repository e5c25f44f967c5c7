import { isLocalDate, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { withoutUnseen, withPlainDigits } from '#/lib/words/plain-text.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** What may be next to a date without changing it: a weekday, the suffix of a number, or a joining word. */
const besides = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(st|nd|rd|th|of|on|the)$/;

/**
 * Returns the day that a person typed in English, or null if it isn't one. The month may be a word, or all may be
 * numbers in the order of the reader's country or as YYYY-MM-DD. The year needs four digits.
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

/** What people write after an hour, in our users' languages. */
const unit = "(?:h|hs|hrs?|hours?|o['’]?clock|uhr|uur|u|ora|ore|horas?|heures?|godz\\.?|\\u6642)";
const form = new RegExp(
  `^(\\d{1,2})(?:\\s*(?:[:.,]|${unit}|\\s)?\\s*(\\d{2})(?:[:.]\\d{2}(?:[.,]\\d+)?)?\\s*(?:m|min|\\u5206)?)?\\s*${unit}?\\s*(?:([ap])\\.?\\s?(?:m\\.?)?)?$`,
);

/**
 * Returns the time of day that a person typed as HH:MM, or null if it isn't one, in digits of any script and in the
 * formats of European languages.
 * @example readTime('9 pm') // '21:00'
 * @example readTime('930') // '09:30'
 * @example readTime('9h30') // '09:30'
 * @example readTime('9 Uhr') // '09:00'
 */
export function readTime(text: string): string | null {
  const match = form.exec(withPlainDigits(withoutUnseen(text)).normalize('NFKC').toLowerCase());
  if (!match) return null;
  const [, hour = '', minutes = '00', half] = match;
  const hours = hoursOf(Number(hour), half);
  return hours === null || Number(minutes) > 59 ? null : `${String(hours).padStart(2, '0')}:${minutes}`;
}

function hoursOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null;
  if (hours < 1 || hours > 12) return null;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}
