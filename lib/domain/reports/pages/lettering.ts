import { Font } from '@react-pdf/renderer';
import { LATIN, PLAIN, plainLetters, typefaces, type Weight } from '#/lib/domain/reports/pages/typefaces.ts';

interface Piece {
  words: string;
  /** The typeface it is written in. */
  family: string;
}

const SPACE = 32;
const foreign = new RegExp(plainLetters.source.replace('[', '[^\\n'), 'u');
const loaded = new Set<string>();

/** Whether words hold anything that the report's own typeface cannot write. */
export function isForeign(words: string): boolean {
  return foreign.test(words);
}

/**
 * Cuts words into pieces of one typeface each. The library could choose by letter itself, but forgets its choice where
 * two texts with lists of typefaces meet.
 * @example piecesOf('For Щукина') // [{ words: 'For ', family: 'Figtree' }, { words: 'Щукина', family: 'Noto Sans Cyrillic' }]
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

/** Reads the files of the typefaces that words need beside the report's own. */
export async function loadTypefaces(words: string): Promise<void> {
  if (!isForeign(words)) return;
  const families = [...new Set(words)].flatMap((letter) => {
    const { family = PLAIN, isLatin = false } = typefaceOf(letter) ?? {};
    return isLatin ? [family, LATIN] : [family];
  });
  const wanted = [...new Set(families)].filter((family) => !loaded.has(family));
  await Promise.all(wanted.map(load));
}

async function load(fontFamily: string): Promise<void> {
  const weights: Weight[] = [400, 600];
  for (const fontWeight of weights) {
    await Font.load({ fontFamily, fontWeight });
    const font = Font.getFont({ fontFamily, fontWeight }).data;
    if (!font) continue;
    // The library takes hyphens and ellipses from the typeface of the word before: a blank for the box of one it lacks.
    const take = font.glyphForCodePoint.bind(font);
    font.glyphForCodePoint = (code: number) => take(font.hasGlyphForCodePoint(code) ? code : SPACE);
  }
  loaded.add(fontFamily);
}

interface Place {
  /** In points, as the size. */
  width: number;
  fontSize: number;
  fontWeight: Weight;
}

/**
 * Cuts words with foreign letters to what fits on a line, with an ellipsis; others the library may cut itself. The
 * typefaces must be loaded.
 */
export function cutToLine(words: string, { width, ...style }: Place): string {
  if (!isForeign(words)) return words;
  // Shaping and kerning may make a line a little longer than its letters.
  const room = width * 0.98;
  if (widthOf(words, style) <= room) return words;
  const ellipsis = '…';
  const letters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
  let kept = '';
  let left = room - widthOf(ellipsis, style);
  for (const letter of letters) {
    left -= widthOf(letter, style);
    if (left < 0) break;
    kept += letter;
  }
  return `${kept.trimEnd()}${ellipsis}`;
}

function widthOf(words: string, { fontSize, fontWeight }: Omit<Place, 'width'>): number {
  let sum = 0;
  for (const { words: piece, family } of piecesOf(words)) {
    const font = Font.getFont({ fontFamily: family, fontWeight }).data;
    if (!font) continue;
    for (const letter of piece) {
      sum += (font.glyphForCodePoint(letter.codePointAt(0) ?? SPACE).advanceWidth * fontSize) / font.unitsPerEm;
    }
  }
  return sum;
}

function typefaceOf(letter: string) {
  return typefaces.find(({ letters }) => letters.test(letter));
}

/** Of a letter in a word that does or does not need more Latin letters than the report's own. */
function familyOf(letter: string, isLatin: boolean): string | undefined {
  const latin = isLatin ? typefaces.find((typeface) => typeface.isLatin && typeface.letters.test(letter)) : undefined;
  return (latin ?? typefaceOf(letter))?.family;
}
