import { expect, test } from 'vitest';
import { categoryRows } from '#/components/dashboards/team/category-explained.tsx';

test('the map has performance upwards and sentiment to the right', () => {
  expect(categoryRows.map(({ level, cells }) => [level, cells.map(({ id }) => id)])).toEqual([
    ['high', [3, 2, 1]],
    ['middle', [6, 5, 4]],
    ['low', [9, 8, 7]],
  ]);
});
