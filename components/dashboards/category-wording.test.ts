import { expect, test } from 'vitest';
import { describeCategory } from '#/components/dashboards/category-wording.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';

test.each([
  [1, 'Thriving', 'good', 'Performance and mood are both high.'],
  [3, 'Delivering under strain', 'bad', 'Performance is high and mood is low.'],
  [4, 'In good spirits', 'good', 'Performance is in the middle and mood is high.'],
  [5, 'Steady', 'info', 'Performance and mood are both in the middle.'],
  [7, 'Happy but held back', 'neutral', 'Performance is low and mood is high.'],
  [9, 'Struggling', 'bad', 'Performance and mood are both low.'],
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
