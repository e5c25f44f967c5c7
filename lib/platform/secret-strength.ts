import { deflateRawSync } from 'node:zlib';

/** 16 random bytes as 32 hex digits compress to 32 or 33 bytes; a repeated word of up to 16 letters to fewer. */
const LEAST_PACKED_BYTES = 24;

/**
 * Returns whether a secret is long only by repetition: it, or the steps between its letters, compress to almost
 * nothing. This finds a repeated letter or word and alphabets, but not words from a book.
 *
 * @example isRepetitive('abcdefghijklmnopqrstuvwxyzabcdef') // true
 */
export function isRepetitive(secret: string): boolean {
  const letters = Buffer.from(secret);
  const steps = letters.map((letter, i) => letter - (letters[i - 1] ?? letter));
  return [letters, steps].some((bytes) => deflateRawSync(bytes).length < LEAST_PACKED_BYTES);
}
