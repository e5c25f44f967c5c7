import { deflateRawSync } from 'node:zlib';

/** 16 random bytes as 32 hex digits pack into 32 or 33 bytes; a word of up to 16 letters said twice into fewer than this. */
const LEAST_PACKED_BYTES = 24;

/**
 * Returns whether a secret is long only by repetition: packed, it or the steps between its letters shrink to almost
 * nothing. It finds one letter or word said again and alphabets, not words out of a book.
 * @example isRepetitive('a'.repeat(32)) → true
 */
export function isRepetitive(secret: string): boolean {
  const letters = Buffer.from(secret);
  const steps = letters.map((letter, i) => letter - (letters[i - 1] ?? letter));
  return [letters, steps].some((bytes) => deflateRawSync(bytes).length < LEAST_PACKED_BYTES);
}
