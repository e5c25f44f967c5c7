import { describe, expect, it } from 'vitest';
import { computeCategory, productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';

const enough = { persons: 3, participation: 50 };

describe('computeCategory', () => {
  it.each([
    [70, 70, 1, 'thriving'],
    [100, 69.9, 2, 'delivering'],
    [70, 49.9, 3, 'strained'],
    [69.9, 70, 4, 'upbeat'],
    [50, 50, 5, 'steady'],
    [69.9, 0, 6, 'wearing'],
    [49, 70, 7, 'heldback'],
    [49.9, 50, 8, 'stalled'],
    [0, 0, 9, 'struggling'],
  ])('productivity %d, sentiment %d → %i %s', (productivity, sentiment, id, key) => {
    expect(computeCategory({ productivity, sentiment, ...enough })).toBe(id);
    expect(productivitySentimentCategories[id]).toMatchObject({ id, key });
  });

  it('uses the result as it’s shown: 69.95 counts as 70, and so does a rounding error', () => {
    expect(computeCategory({ productivity: 69.95, sentiment: 69.99999999999999, ...enough })).toBe(1);
    expect(computeCategory({ productivity: 69.94, sentiment: 49.94, ...enough })).toBe(6);
  });

  it.each([
    ['two persons', { persons: 2 }],
    ['low participation', { participation: 49.9 }],
    ['nothing due', { participation: null }],
    ['no productivity', { productivity: null }],
    ['no sentiment', { sentiment: null }],
  ])('is 0 with %s', (_, change) => {
    expect(computeCategory({ productivity: 80, sentiment: 80, ...enough, ...change })).toBe(0);
  });
});

describe('the ten cells', () => {
  it('have their id as index, each with its own key and title', () => {
    expect(productivitySentimentCategories.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(productivitySentimentCategories.map(({ key }) => key)).size).toBe(10);
  });

  it('belong to five quadrants', () => {
    const members = (name: string) =>
      productivitySentimentCategories.filter(({ quadrant }) => quadrant === name).map(({ id }) => id);
    expect(members('happy-productive')).toEqual([1, 2, 4]);
    expect(members('strained')).toEqual([3, 6]);
    expect(members('held back')).toEqual([7]);
    expect(members('struggling')).toEqual([8, 9]);
    expect(members('steady')).toEqual([5]);
  });
});
