import { PLAIN, plainLetters, typefaces } from '#/lib/domain/reports/pages/typefaces.ts';

export interface Piece {
  words: string;
  /** The typeface it is written in. */
  family: string;
}

const foreign = new RegExp(plainLetters.source.replace('[', '[^\\n'), 'u');

/** Tells whether words have a letter that the report's own typeface cannot write. */
export function isForeign(words: string): boolean {
  return foreign.test(words);
}

/**
 * Cuts words into pieces of one typeface each. The library could choose by letter itself, but forgets its choice where
 * two texts with lists of typefaces meet.
 * @example piecesOf('For Щукина')
 * // [{ words: 'For ', family: 'Figtree' }, { words: 'Щукина', family: 'Noto Sans Cyrillic' }]
 */
export function piecesOf(words: string): Piece[] {
  if (!isForeign(words)) return [{ words, family: PLAIN }];
  const pieces: Piece[] = [];
  for (const word of words.split(/(\s+)/u)) {
    const isLatin = isForeign(word) && Array.from(word).some((letter) => typefaceOf(letter)?.isLatin);
    for (const letter of word) {
      const family = familyOf(letter, isLatin) ?? pieces.at(-1)?.family ?? PLAIN;
      const last = pieces.at(-1);
      if (last?.family === family) last.words += letter;
      else pieces.push({ words: letter, family });
    }
  }
  return pieces;
}

/** The typeface that has this letter. */
export function typefaceOf(letter: string) {
  return typefaces.find(({ letters }) => letters.test(letter));
}

/** Returns the typeface of a letter in a word that does or does not need more Latin letters than the report's own. */
function familyOf(letter: string, isLatin: boolean): string | undefined {
  const latin = isLatin ? typefaces.find((typeface) => typeface.isLatin && typeface.letters.test(letter)) : undefined;
  return (latin ?? typefaceOf(letter))?.family;
}
