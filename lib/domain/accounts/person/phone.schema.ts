import * as z from 'zod';
import { withoutUnseen } from '#/lib/words/plain-text.ts';

/** A number with the signs that people put between its digits, and an extension behind it. */
const pattern = /^(\+?[0-9 ()./-]{5,25}( ?(ext(ension|n)?\.?|x|#) ?\d{1,6})?)?$/i;

/**
 * Returns a number as it is stored: digits of any script as ours, blanks and hyphens of any kind as ordinary ones, and
 * without signs of direction.
 */
function plainPhone(text: string): string {
  return withoutUnseen(text)
    .normalize('NFKC')
    .replace(/^tel:/i, '')
    .replace(/;ext=/i, ' ext. ')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Nd}/gu, digitOf)
    .trim();
}

/** The digits of a script stand side by side, from zero on. */
function digitOf(sign: string): string {
  const place = sign.codePointAt(0) ?? 0;
  let zero = place;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((place - zero) % 10);
}

export const phone = z.string().overwrite(plainPhone).regex(pattern, 'Invalid phone number!').default('');
