import bidiFactory from 'bidi-js';
import type { Piece } from '#/lib/domain/reports/drawing/pieces.ts';
import { PLAIN } from '#/lib/domain/reports/drawing/typefaces.ts';

/** fontkit sets words with one of these letters from right to left, including digits in Arabic script. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
export const ELLIPSIS = '…';
const NEUTRAL = '\ufffd';

const bidi = bidiFactory();

/**
 * Returns the pieces of a line in visual order from left to right, by the Unicode Bidirectional Algorithm (UAX #9) for
 * an English line. Spaces are separate pieces, because pdfkit sets word by word. An ellipsis ends the words before it.
 * @example inVisualOrder([{ words: 'QA דן', family: 'Figtree' }]).map(({ words }) => words) // ['QA', ' ', 'דן']
 */
export function inVisualOrder(pieces: readonly Piece[]): readonly Piece[] {
  const line = pieces.map(({ words }) => words).join('');
  if (!RIGHT_TO_LEFT.test(line)) return pieces;
  const families = pieces.flatMap(({ words, family }) => Array.from({ length: words.length }, () => family));
  // The library splits emoji into halves, which it takes for letters.
  const units = line.replaceAll(/\p{Extended_Pictographic}/gu, (emoji) => NEUTRAL.repeat(emoji.length));
  const embedding = bidi.getEmbeddingLevels(units, 'ltr');
  const { levels } = embedding;
  if (line.endsWith(ELLIPSIS)) levels.copyWithin(line.length - 1, line.length - 2, line.length - 1);

  const runs: (Piece & { level: number; isBlank: boolean })[] = [];
  for (const index of bidi.getReorderedIndices(units, embedding)) {
    const unit = line.charAt(index);
    const level = levels[index] ?? 0;
    const isBlank = unit.trim() === '';
    const family = isBlank ? PLAIN : (families[index] ?? PLAIN);
    const last = runs.at(-1);
    if (!last || last.level !== level || last.family !== family || last.isBlank !== isBlank)
      runs.push({ words: unit, family, level, isBlank });
    else last.words = isOdd(level) ? unit + last.words : last.words + unit;
  }
  return runs.map(({ words, family, level }) => ({ words: turnedByFontkit(words, level), family }));
}

/** Returns words so that fontkit, which only reverses right-to-left letters, sets them in the level's direction. */
function turnedByFontkit(words: string, level: number): string {
  if (RIGHT_TO_LEFT.test(words) === isOdd(level)) return words;
  const letters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment).reverse();
  return letters.map((letter) => (isOdd(level) && bidi.getMirroredCharacter(letter)) || letter).join('');
}

function isOdd(level: number): boolean {
  return level % 2 === 1;
}
