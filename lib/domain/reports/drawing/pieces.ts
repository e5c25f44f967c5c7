import { PLAIN, plainLetters, typefaces } from '#/lib/domain/reports/drawing/typefaces.ts';

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
  const isJapanese = hasKana(words);
  for (const word of words.split(/(\s+)/u)) {
    const isLatin = isForeign(word) && Array.from(word).some((letter) => typefaceOf(letter, isJapanese)?.isLatin);
    for (const letter of word) {
      const family = familyOf(letter, isLatin, isJapanese) ?? pieces.at(-1)?.family ?? PLAIN;
      const last = pieces.at(-1);
      if (last?.family === family) last.words += letter;
      else pieces.push({ words: letter, family });
    }
  }
  return pieces;
}

/** Tells whether words have a sign that only Japanese is written with. */
export function hasKana(words: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
}

/** The typeface that has this letter; the Japanese one in the place of the Chinese one where the words are. */
export function typefaceOf(letter: string, isJapanese = false) {
  const those = typefaces.filter((typeface) => typeface.has(letter));
  return those.find((typeface) => isJapanese || !typeface.isJapanese) ?? those[0];
}

/** Returns the typeface of a letter in a word that does or does not need more Latin letters than the report's own. */
function familyOf(letter: string, isLatin: boolean, isJapanese: boolean): string | undefined {
  const latin = isLatin ? typefaces.find((typeface) => typeface.isLatin && typeface.has(letter)) : undefined;
  return (latin ?? typefaceOf(letter, isJapanese))?.family;
}
