import { foldText } from '#/lib/words/fold-text.ts';

/** A word of a text: its position, and the form in which it is compared. */
export interface FoldedWord {
  at: number;
  length: number;
  folded: string;
}

/**
 * Returns the words of a text in the form in which they are compared: without case and accents, so that a search finds
 * every spelling.
 *
 * @example foldWords('Où est Zoë?').map(({ folded }) => folded) // ['ou', 'est', 'zoe']
 */
export function foldWords(text: string): FoldedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: word, index: at }) => ({
    at,
    length: word.length,
    folded: foldText(word),
  }));
}
