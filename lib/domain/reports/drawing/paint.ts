import { heatStepOf } from '#/lib/domain/metrics/series/heat-steps.ts';

/** The product's light colours, which are those of paper, and the measures of a page in points. */
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

export const page = { width: 595.28, height: 841.89, side: 46, top: 36, bottom: 50 } as const;
export const contentWidth = page.width - 2 * page.side;

/** The steps of the screens' heat map, low to high. */
const heat = ['#efb29c', '#f8d9ca', '#f2eee6', '#cfe3dc', '#95c8b8'] as const;

/**
 * Returns the background of a score 0..100 in the table of teams.
 * @example heatColour(72) // '#cfe3dc'
 */
export function heatColour(score: number): string {
  return heat[heatStepOf(score)] ?? paint.sunken;
}
