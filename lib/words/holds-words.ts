import { foldText } from '#/lib/words/fold-text.ts';

/**
 * Returns whether a text holds each word that was typed, in any order and without regard to case and accents.
 * @example holdsWords('Maria Müller', 'muller mar') // true
 */
export function holdsWords(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
