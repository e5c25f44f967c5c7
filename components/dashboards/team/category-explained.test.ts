import { expect, test } from 'vitest';
import { categoryRows, describeBasis } from '#/components/dashboards/team/category-explained.tsx';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { wordsFor } from '#/lib/words/translator.ts';

test('the map has performance upwards and sentiment to the right', () => {
  expect(categoryRows.map(({ level, cells }) => [level, cells.map(({ id }) => id)])).toEqual([
    ['high', [3, 2, 1]],
    ['middle', [6, 5, 4]],
    ['low', [9, 8, 7]],
  ]);
});

test('a score of everyone is called that, and one of some has their number', () => {
  const words = { t: wordsFor('en', 'team-dashboard.category'), results: figureReader.t };
  const rates = { rate: 83, previousRate: null, hiddenReason: null };
  const participation = { ...rates, due: 60, answered: 50, persons: 12, personsDue: 12 };
  const basisOf = (persons: number) => describeBasis(participation, persons, words);
  expect(basisOf(12)).toContain('from all 12 people.');
  expect(basisOf(9)).toContain('from at least 9 of 12 people.');
});
