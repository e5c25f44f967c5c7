import { expect, test } from 'vitest';
import {
  categoryRows,
  describeCategory,
  explainNoCategory,
  isUnsure,
} from '#/components/dashboards/category-wording.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';

test.each([
  [1, 'Thriving', 'good', 'Performance and sentiment are both high.'],
  [3, 'Delivering under strain', 'bad', 'Performance is high and sentiment is low.'],
  [4, 'In good spirits', 'good', 'Performance is in the middle and sentiment is high.'],
  [5, 'Steady', 'info', 'Performance and sentiment are both in the middle.'],
  [7, 'Happy but held back', 'neutral', 'Performance is low and sentiment is high.'],
  [9, 'Struggling', 'bad', 'Performance and sentiment are both low.'],
])('%i is %s', (id, title, state, meaning) => {
  expect(describeCategory(id)).toMatchObject({ title, state, meaning });
});

test('every category but none says where to look next', () => {
  const focus = productivitySentimentCategories.map(({ id }) => describeCategory(id).focus);
  expect(focus.map((text) => text !== null)).toEqual([false, ...Array(9).fill(true)]);
});

test.each([0, 10, -1])('%i is none and says what it takes', (id) => {
  expect(describeCategory(id)).toMatchObject({
    title: 'Not enough check-ins yet',
    meaning: 'It takes answers from at least 3 people and to at least half of the check-ins.',
    focus: null,
  });
});

test('the map has performance upwards and sentiment to the right', () => {
  expect(categoryRows.map(({ level, cells }) => [level, cells.map(({ id }) => id)])).toEqual([
    ['High', [3, 2, 1]],
    ['Middle', [6, 5, 4]],
    ['Low', [9, 8, 7]],
  ]);
});

const standing = (
  performance: number | null,
  sentiment: number | null,
  hiddenReason: 'protects_other_group' | null = null,
) => ({
  productivity_sentiment_category: 0,
  productivity: { avg: performance, hiddenReason: null },
  sentiments: { avg: sentiment, hiddenReason },
});

test('averages without a category have too few answers behind them, or hide how many', () => {
  expect(isUnsure(standing(70, 60))).toBe(true);
  expect(isUnsure({ ...standing(70, 60), productivity_sentiment_category: 4 })).toBe(false);
  expect(explainNoCategory(standing(70, 60))?.meaning).toMatch(/^Fewer than half of the check-ins were answered, or/);
});

test('where participation is told, the reason is the true one', () => {
  const why = (participation: NonNullable<Parameters<typeof explainNoCategory>[0]['participation']>) =>
    explainNoCategory({ ...standing(70, 60), participation })?.meaning;
  expect(why({ rate: 49, hiddenReason: null })).toBe('Fewer than half of the check-ins were answered.');
  expect(why({ rate: null, hiddenReason: 'protects_other_group' })).toMatch(
    /^How many check-ins were answered is hidden/,
  );
  expect(why({ rate: null })).toMatch(/, or their number is hidden/);
});

test('a team that is hidden for others is not said to be small', () => {
  expect(explainNoCategory(standing(70, null, 'protects_other_group'))?.title).toBe('Hidden to protect others');
  expect(explainNoCategory(standing(70, null))).toBeUndefined();
});
