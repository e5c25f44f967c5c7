import { expect, test } from 'vitest';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import {
  describeCategory,
  describePublishedCategory,
  isUnsure,
  type PublishedStanding,
  titleCategory,
} from '#/lib/domain/metrics/words/category-words.ts';

test.each([
  [1, 'Thriving', 'good', 'Performance and sentiment are both high.'],
  [3, 'Strong results, low mood', 'bad', 'Performance is high and sentiment is low.'],
  [4, 'In good spirits', 'good', 'Performance is mid-range and sentiment is high.'],
  [5, 'In the middle', 'info', 'Performance and sentiment are both mid-range.'],
  [7, 'Happy but held back', 'neutral', 'Performance is low and sentiment is high.'],
  [9, 'Struggling', 'bad', 'Performance and sentiment are both low.'],
])('%i is %s', (id, title, state, meaning) => {
  expect(describeCategory(id, figureReader)).toMatchObject({ title, state, meaning });
});

test('every category except none says where to look next', () => {
  const focus = productivitySentimentCategories.map(({ id }) => describeCategory(id, figureReader).focus);
  expect(focus.map((text) => text !== null)).toEqual([false, ...Array(9).fill(true)]);
});

test.each([0, 10, -1])('%i is no category and says what is needed', (id) => {
  expect(describeCategory(id, figureReader)).toMatchObject({
    title: 'Not enough check-ins yet',
    meaning: 'Needs answers from at least 3 people, and at least half of the check-ins answered.',
    focus: null,
  });
});

const { titles } = figureReader;
const group = { kind: 'team', minimum: 5, countsIn: 'Sales', ...figureReader } as const;
const standing = (performance: number | null, sentiment: number | null, more: Partial<PublishedStanding> = {}) => ({
  productivity_sentiment_category: 0,
  productivity: { avg: performance, hiddenReason: null },
  sentiments: { avg: sentiment, hiddenReason: null },
  participation: { rate: 80 },
  ...more,
});
const waiting = { avg: null, hiddenReason: 'not_enough_answers', until: '2026-03-03' } as const;
const small = { avg: null, hiddenReason: 'group_too_small' } as const;

test('averages without a category come from too few check-ins', () => {
  expect(isUnsure(standing(70, 60))).toBe(true);
  expect(isUnsure({ ...standing(70, 60), productivity_sentiment_category: 4 })).toBe(false);
});

test.each<[string, PublishedStanding, string, string]>([
  [
    'with a category',
    standing(80, 80, { productivity_sentiment_category: 1 }),
    'Thriving',
    'Performance and sentiment are both high.',
  ],
  [
    'low participation',
    standing(70, 60, { participation: { rate: 49 } }),
    'Not enough data',
    'Fewer than half of the check-ins were answered.',
  ],
  [
    'the first afternoon',
    standing(70, 60, { participation: { rate: null } }),
    'Not enough data',
    'You’ll see this once the first check-ins have closed.',
  ],
  [
    'one result waits',
    standing(70, null, { sentiments: waiting }),
    'Not enough data',
    'The next result needs answers from at least 5 people since 3 March.',
  ],
  [
    'a small team',
    standing(null, null, { productivity: small, sentiments: small }),
    'Fewer than 5 members',
    'Teams with fewer than 5 people are counted in Sales.',
  ],
  ['nothing published', standing(null, null), 'Not enough data', 'There are no results yet.'],
])('%s', (_, publishedStanding, title, meaning) => {
  expect(describePublishedCategory(publishedStanding, group)).toMatchObject({ title, meaning });
});

test('without a category the title says so wherever teams are next to each other', () => {
  expect([titleCategory(0, titles), titleCategory(1, titles)]).toEqual(['Not enough data', 'Thriving']);
});
