import { Font } from '@react-pdf/renderer';
import { hasKana, isForeign, piecesOf, typefaceOf } from '#/lib/domain/reports/drawing/pieces.ts';
import { LATIN, PLAIN, type Weight } from '#/lib/domain/reports/drawing/typefaces.ts';

const SPACE = 32;
const loaded = new Set<string>();

/** Loads the typefaces that words need in addition to the report's own. */
export async function loadTypefaces(words: string): Promise<void> {
  if (!isForeign(words)) return;
  const kinds = hasKana(words) ? [false, true] : [false];
  const families = [...new Set(words)].flatMap((letter) =>
    kinds.flatMap((isJapanese) => {
      const { family = PLAIN, isLatin = false } = typefaceOf(letter, isJapanese) ?? {};
      return isLatin ? [family, LATIN] : [family];
    }),
  );
  const missing = [...new Set(families)].filter((family) => !loaded.has(family));
  await Promise.all(missing.map(load));
}

async function load(fontFamily: string): Promise<void> {
  const weights: Weight[] = [400, 600];
  for (const fontWeight of weights) {
    await Font.load({ fontFamily, fontWeight });
    const font = Font.getFont({ fontFamily, fontWeight }).data;
    if (!font) continue;
    // The library takes hyphens and ellipses from the previous word's typeface; a space is better than an empty box.
    const take = font.glyphForCodePoint.bind(font);
    font.glyphForCodePoint = (code: number) => take(font.hasGlyphForCodePoint(code) ? code : SPACE);
  }
  loaded.add(fontFamily);
}

interface Place {
  /** In points, like the size. */
  width: number;
  fontSize: number;
  fontWeight: Weight;
}

/**
 * Returns words with foreign letters cut to one line, ending in an ellipsis; the library can cut all others. Their
 * typefaces must be loaded.
 */
export function cutToLine(words: string, { width, ...style }: Place): string {
  if (!isForeign(words)) return words;
  // Shaping and kerning can make a line a little longer than the sum of its letters.
  const room = width * 0.98;
  if (widthOf(words, style) <= room) return words;
  const ellipsis = '…';
  const letters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
  let beginning = '';
  let left = room - widthOf(ellipsis, style);
  for (const letter of letters) {
    left -= widthOf(letter, style);
    if (left < 0) break;
    beginning += letter;
  }
  return `${beginning.trimEnd()}${ellipsis}`;
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
