import {
  CATEGORY_HIGH_FROM,
  CATEGORY_MARGIN,
  CATEGORY_MID_FROM,
  CATEGORY_PERSONS_MIN,
  PARTICIPATION_MIN,
} from '#/lib/domain/metrics/constants.ts';
import { roundScore } from '#/lib/domain/metrics/round-score.ts';

/**
 * The cells of productivity × sentiment, at the index of their id; `quadrant` is the coarser view of the company chart.
 * Source: happy-productive worker typology (Peiró et al. 2019), names by product decision.
 */
export const productivitySentimentCategories = [
  { id: 0, key: 'none', title: 'Not enough check-ins yet', color: 'grey', quadrant: null, focus: 'participation' },
  {
    id: 1,
    key: 'thriving',
    title: 'Thriving',
    color: 'very_good',
    quadrant: 'happy-productive',
    focus: 'keep and share what works',
  },
  {
    id: 2,
    key: 'delivering',
    title: 'Delivering steadily',
    color: 'good',
    quadrant: 'happy-productive',
    focus: 'recognition',
  },
  {
    id: 3,
    key: 'strained',
    title: 'Delivering under strain',
    color: 'bad',
    quadrant: 'strained',
    focus: 'workload, recovery',
  },
  {
    id: 4,
    key: 'upbeat',
    title: 'In good spirits',
    color: 'good',
    quadrant: 'happy-productive',
    focus: 'sharper goals',
  },
  { id: 5, key: 'steady', title: 'Steady', color: 'neutral', quadrant: 'steady', focus: 'one small experiment' },
  {
    id: 6,
    key: 'wearing',
    title: 'Wearing thin',
    color: 'bad',
    quadrant: 'strained',
    focus: 'causes named in factors',
  },
  {
    id: 7,
    key: 'heldback',
    title: 'Happy but held back',
    color: 'neutral',
    quadrant: 'held back',
    focus: 'obstacles, tools, clarity',
  },
  { id: 8, key: 'stalled', title: 'Stalled', color: 'neutral', quadrant: 'struggling', focus: 'goals, obstacles' },
  { id: 9, key: 'struggling', title: 'Struggling', color: 'bad', quadrant: 'struggling', focus: 'talk now, cut load' },
] as const;

export type CategoryId = (typeof productivitySentimentCategories)[number]['id'];

/** What a category is computed from: two averages 0–100, the persons behind them, participation in %. */
export interface CategoryInput {
  readonly productivity: number | null;
  readonly sentiment: number | null;
  readonly persons: number;
  readonly participation: number | null;
  /** The category stored before; a change then needs 2 points past the cut. */
  readonly previous?: CategoryId;
}

type Level = 0 | 1 | 2;

// Rows: productivity high, mid, low; columns: sentiment high, mid, low.
const CELLS: readonly (readonly CategoryId[])[] = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];
const CUTS = [CATEGORY_MID_FROM, CATEGORY_HIGH_FROM] as const;

function plainLevel(value: number): Level {
  if (value >= CATEGORY_HIGH_FROM) return 2;
  return value >= CATEGORY_MID_FROM ? 1 : 0;
}

function steadyLevel(value: number, previous: number): number {
  let level = previous;
  while (level < 2 && value >= (CUTS[level] ?? 0) + CATEGORY_MARGIN) level += 1;
  while (level > 0 && value <= (CUTS[level - 1] ?? 0) - CATEGORY_MARGIN) level -= 1;
  return level;
}

/**
 * Gives the id (1–9) of the productivity × sentiment cell, cut at 50 and 70 after rounding to one decimal, or 0 with
 * fewer than 3 persons, participation below 50 % or an average missing. Source: product decision.
 * @example computeCategory({ productivity: 70, sentiment: 49.9, persons: 3, participation: 50 }) // 3, strained
 */
export function computeCategory(input: CategoryInput): CategoryId {
  const { productivity, sentiment, persons, participation, previous = 0 } = input;
  if (productivity === null || sentiment === null) return 0;
  if (persons < CATEGORY_PERSONS_MIN || participation === null || participation < PARTICIPATION_MIN) return 0;
  // The cell of id 1–9 tells both earlier levels: three cells per productivity row, best first.
  const levelOf = (value: number, earlier: number) =>
    previous === 0 ? plainLevel(roundScore(value)) : steadyLevel(roundScore(value), earlier);
  const row = levelOf(productivity, 2 - Math.floor((previous - 1) / 3));
  const column = levelOf(sentiment, 2 - ((previous - 1) % 3));
  return CELLS[2 - row]?.[2 - column] ?? 0;
}
