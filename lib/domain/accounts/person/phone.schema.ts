import * as z from 'zod';
import { message } from '#/lib/words/message.ts';
import { withoutUnseen, withPlainDigits } from '#/lib/words/plain-text.ts';

/** A number with the characters that people put between digits, and an extension after it. */
const pattern = /^\+?[0-9 ()./-]{1,25}( ?(ext(ension|n)?\.?|x|#) ?\d{1,6})?$/i;

/** Shorter numbers are internal to a building, and can't be called from outside. */
const digitsLeast = 5;

/**
 * Returns a number as it is stored: with ASCII digits, ordinary spaces and hyphens, and without direction marks. The
 * plus of a country may be in brackets or before them.
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
  // The digits of an extension don't count.
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
