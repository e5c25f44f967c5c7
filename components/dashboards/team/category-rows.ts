import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';

/** The categories as a grid: high performance first, and in each row from low sentiment to high. */
export const categoryRows = (['high', 'middle', 'low'] as const).map((level, row) => ({
  level,
  cells: productivitySentimentCategories.filter(({ id }) => id > row * 3 && id <= row * 3 + 3).toReversed(),
}));
