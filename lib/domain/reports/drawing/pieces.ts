import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Bucket } from '#/lib/domain/calendar/period.ts';
import { heatStepOf } from '#/lib/domain/metrics/series/series.ts';
import { PLAIN, plainLetters, typefaces } from '#/lib/domain/reports/drawing/typefaces.ts';

export interface Piece {
  words: string;
  /** The typeface the words are written in. */
  family: string;
}

/** French puts it between digits and before punctuation, also in texts from Intl; no typeface here has it. */
const narrowSpace = '\u202f';
const foreign = new RegExp(plainLetters.source.replace('[', `[^\\n${narrowSpace}`), 'u');

/** Returns words in which every space is one that the typefaces have. */
export function plainSpaces(words: string): string {
  return words.replaceAll(narrowSpace, '\u00a0');
}

/** Returns whether words have a letter that the report's own typeface lacks. */
export function isForeign(words: string): boolean {
  return foreign.test(words);
}

/**
 * Returns words in pieces of one typeface each. The library could choose by letter itself, but forgets its choice where
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

/** Returns whether words have a character that is only used in Japanese. */
export function hasKana(words: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
}

/** Returns the typeface that has this letter; the Japanese one instead of the Chinese one in Japanese words. */
export function typefaceOf(letter: string, isJapanese = false) {
  const those = typefaces.filter((typeface) => typeface.has(letter));
  return those.find((typeface) => isJapanese || !typeface.isJapanese) ?? those[0];
}

/** Returns the typeface of a letter in a word that may need more Latin letters than the report's own. */
function familyOf(letter: string, isLatin: boolean, isJapanese: boolean): string | undefined {
  const latin = isLatin ? typefaces.find((typeface) => typeface.isLatin && typeface.has(letter)) : undefined;
  return (latin ?? typefaceOf(letter, isJapanese))?.family;
}

/** The product's light colours, for paper, and the dimensions of a page in points. */
export const paint = {
  ink: '#211d19',
  muted: '#645c53',
  line: '#e7e1d8',
  rule: '#b9b0a4',
  grid: '#ece7de',
  paper: '#faf8f4',
  sunken: '#f3f0ea',
  accent: '#2c5ccc',
  accentSoft: '#e8eefb',
  good: '#1f6b45',
  bad: '#a5372a',
  info: '#4d5561',
  shareGood: '#23745a',
  shareMeh: '#b8841b',
  shareBad: '#b73715',
} as const;

export const page = { width: 595.28, height: 841.89, side: 46, top: 36, bottom: 46 } as const;
export const contentWidth = page.width - 2 * page.side;

/** The steps of the screens' heat map, low to high. */
const heat = ['#efb29c', '#f8d9ca', '#f6ecd2', '#e9eddf', '#cae0d6', '#95c8b8'] as const;

/**
 * Returns the background colour of a score of 0–100 in the table of teams.
 * @example heatColour(72) // '#cae0d6'
 */
export function heatColour(score: number): string {
  return heat[heatStepOf(score)] ?? paint.sunken;
}

interface PointWords {
  bucket: Bucket;
  locale: string;
  from?: LocalDate | undefined;
}

/**
 * Returns the label of a point on a chart's axis: a week that began before the first day counts from that day.
 * @example describePoint('2026-03-01', { bucket: 'month', locale: 'en-GB' }) // 'Mar 2026'
 */
export function describePoint(date: LocalDate, { bucket, locale, from = date }: PointWords): string {
  const day = bucket === 'month' ? ({ year: 'numeric' } as const) : ({ day: 'numeric' } as const);
  return formatDate(date < from ? from : date, locale, { ...day, month: 'short' });
}
