import { withoutUnseen, withPlainDigits } from '#/lib/words/plain-text.ts';

/** What people write behind an hour, in the languages of those who write us. */
const unit = "(?:h|hs|hrs?|hours?|o['’]?clock|uhr|uur|u|ora|ore|horas?|heures?|godz\\.?|\\u6642)";
const form = new RegExp(
  `^(\\d{1,2})(?:\\s*(?:[:.,]|${unit}|\\s)?\\s*(\\d{2})(?:[:.]\\d{2}(?:[.,]\\d+)?)?\\s*(?:m|min|\\u5206)?)?\\s*${unit}?\\s*(?:([ap])\\.?\\s?(?:m\\.?)?)?$`,
);

/**
 * Returns the time of day that a person has typed as HH:MM, or null where it names none: with digits of any script, and
 * as the languages of Europe write it.
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
