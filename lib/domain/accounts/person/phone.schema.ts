import * as z from 'zod';
import { message } from '#/lib/words/message.ts';
import { withoutUnseen, withPlainDigits } from '#/lib/words/plain-text.ts';

/** A number with the signs that people put between its digits, and an extension behind it. */
const pattern = /^\+?[0-9 ()./-]{1,25}( ?(ext(ension|n)?\.?|x|#) ?\d{1,6})?$/i;

/** Numbers inside a building have fewer, and reach nobody from here. */
const digitsLeast = 5;

/**
 * Returns a number as it is stored: digits of any script as ours, blanks and hyphens of any kind as ordinary ones, and
 * without signs of direction. The plus of a country may stand in brackets, or before them.
 */
function plainPhone(text: string): string {
  return withPlainDigits(withoutUnseen(text))
    .normalize('NFKC')
    .replace(/^tel:/i, '')
    .replace(/;ext=/i, ' ext. ')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:\(\+ ?([\d ]+)\)|\+ ?\(([\d ]+)\)|\+ )/, (_, inside = '', behind = '') => `+${inside}${behind}`);
}

function problemOf(number: string): 'signs' | 'digits' | null {
  // An extension has no digits of the number.
  const digits = number.replace(/[ex#].*/i, '').match(/\d/g) ?? [];
  if (number === '' || (pattern.test(number) && digits.length >= digitsLeast)) return null;
  return /[^\d ()./+-]/.test(number) || digits.length >= digitsLeast ? 'signs' : 'digits';
}

export const phone = z
  .string()
  .overwrite(plainPhone)
  .superRefine((number, context) => {
    const problem = problemOf(number);
    if (!problem) return;
    context.addIssue({ code: 'custom', message: message('fields.phoneNumber', { problem, least: digitsLeast }) });
  })
  .default('');
