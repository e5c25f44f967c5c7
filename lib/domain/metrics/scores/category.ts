import {
  CATEGORY_HIGH_FROM,
  CATEGORY_MID_FROM,
  CATEGORY_PERSONS_MIN,
  PARTICIPATION_MIN,
} from '#/lib/domain/metrics/constants.ts';
import { roundScore } from '#/lib/domain/metrics/scores/numbers.ts';

/**
 * The cells of productivity × sentiment, by id; `quadrant` is the coarser grid of the company chart. Source:
 * happy-productive worker typology (Peiró et al. 2019); their names: `figures.categories`; docs/figures.md, Categories
 * and colours.
 */
export const productivitySentimentCategories = [
  { id: 0, key: 'none', color: 'grey', quadrant: null, focus: 'participation' },
  {
    id: 1,
    key: 'thriving',
    color: 'very_good',
    quadrant: 'happy-productive',
    focus: 'keep and share what works',
  },
  {
    id: 2,
    key: 'delivering',
    color: 'good',
    quadrant: 'happy-productive',
    focus: 'recognition',
  },
  {
    id: 3,
    key: 'strained',
    color: 'bad',
    quadrant: 'strained',
    focus: 'workload, recovery',
  },
  {
    id: 4,
    key: 'upbeat',
    color: 'good',
    quadrant: 'happy-productive',
    focus: 'sharper goals',
  },
  { id: 5, key: 'steady', color: 'neutral', quadrant: 'steady', focus: 'one small experiment' },
  {
    id: 6,
    key: 'wearing',
    color: 'bad',
    quadrant: 'strained',
    focus: 'causes named in factors',
  },
  {
    id: 7,
    key: 'heldback',
    color: 'neutral',
    quadrant: 'held back',
    focus: 'obstacles, tools, clarity',
  },
  { id: 8, key: 'stalled', color: 'neutral', quadrant: 'struggling', focus: 'goals, obstacles' },
  { id: 9, key: 'struggling', color: 'bad', quadrant: 'struggling', focus: 'talk now, cut load' },
] as const;

export type CategoryId = (typeof productivitySentimentCategories)[number]['id'];

/** What a category is computed from: two averages of 0–100, the people behind them, and participation in %. */
export interface CategoryInput {
  readonly productivity: number | null;
  readonly sentiment: number | null;
  readonly persons: number;
  readonly participation: number | null;
}

type Level = 0 | 1 | 2;

// Rows: productivity high, mid, low; columns: sentiment high, mid, low.
const CELLS: readonly (readonly CategoryId[])[] = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];

function levelOf(value: number): Level {
  const score = roundScore(value);
  if (score >= CATEGORY_HIGH_FROM) return 2;
  return score >= CATEGORY_MID_FROM ? 1 : 0;
}

/**
 * Returns the id (1–9) of the productivity × sentiment cell, with bounds at 50 and 70 after rounding to one decimal.
 * Returns 0 with fewer than 3 people, participation below 50% or a missing average. Source: docs/figures.md,
 * Categories and colours.
 * @example computeCategory({ productivity: 70, sentiment: 49.9, persons: 3, participation: 50 }) // 3
 */
export function computeCategory(input: CategoryInput): CategoryId {
  const { productivity, sentiment, persons, participation } = input;
  if (productivity === null || sentiment === null) return 0;
  if (persons < CATEGORY_PERSONS_MIN || participation === null || participation < PARTICIPATION_MIN) return 0;
  return CELLS[2 - levelOf(productivity)]?.[2 - levelOf(sentiment)] ?? 0;
}

/** Returns whether both scores are at least in the middle, and one is high. */
export function isGoodCategory(id: CategoryId): boolean {
  return productivitySentimentCategories[id].quadrant === 'happy-productive';
}

/** Returns whether sentiment is low. */
export function isWorryingCategory(id: CategoryId): boolean {
  return productivitySentimentCategories[id].color === 'bad';
}
