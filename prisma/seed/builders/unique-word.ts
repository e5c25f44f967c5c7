import { randomBytes } from 'node:crypto';

let count = 0;

/** Sixteen letters that form no word anyone could take offence at, because tests use these words as names. */
const letters = 'bdghjlmnpqrtvwxz';

/** Returns a lower-case word that no other call returns, in this process or a parallel one. */
export function uniqueWord(): string {
  count += 1;
  const digits = `${process.pid.toString(16)}${randomBytes(4).toString('hex')}${count.toString(16)}`;
  return digits.replaceAll(/./g, (digit) => letters[Number.parseInt(digit, 16)] ?? '');
}

/** The day when everything that a builder creates begins, before any day that tests check. */
export const longAgo = new Date('2025-01-01T00:00:00Z');
