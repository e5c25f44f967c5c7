/** A word of a text: where it stands, and how it is compared. */
export interface FoldedWord {
  at: number;
  length: number;
  folded: string;
}

/**
 * Returns the words of a text in a form in which they are compared: without case and accents. What people type is found
 * however it is written.
 *
 * @example foldWords('Où est Zoë?').map(({ folded }) => folded) // ['ou', 'est', 'zoe']
 */
export function foldWords(text: string): FoldedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: word, index: at }) => ({
    at,
    length: word.length,
    folded: word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  }));
}
