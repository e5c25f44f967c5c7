import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';

/** The product's light colours, which are those of paper, and the measures of a page in points. */
export const paint = {
  ink: '#211d19',
  muted: '#645c53',
  line: '#e7e1d8',
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

export const page = { width: 595.28, height: 841.89, side: 46, top: 42, bottom: 58 } as const;
export const contentWidth = page.width - 2 * page.side;

/** The steps of the screens' heat map, with the same cuts, low to high. */
const heat = [
  { below: CATEGORY_MID_FROM - 10, colour: '#efb29c' },
  { below: CATEGORY_MID_FROM, colour: '#f8d9ca' },
  { below: CATEGORY_HIGH_FROM, colour: '#f2eee6' },
  { below: CATEGORY_HIGH_FROM + 10, colour: '#cfe3dc' },
  { below: Number.POSITIVE_INFINITY, colour: '#95c8b8' },
] as const;

/**
 * The background of a score 0..100 in the table of teams, by the whole points that are written on it.
 * @example heatColour(72) // '#cfe3dc'
 */
export function heatColour(score: number): string {
  const points = Math.round(score);
  return heat.find(({ below }) => points < below)?.colour ?? paint.sunken;
}
