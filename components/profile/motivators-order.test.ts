import { expect, it } from 'vitest';
import { firstPriorities, moveEntry } from '#/components/profile/motivators-order.ts';

it.each([
  [0, 'down', ['b', 'a', 'c']],
  [2, 'up', ['a', 'c', 'b']],
  [2, 'top', ['c', 'a', 'b']],
  [0, 'top', ['a', 'b', 'c']],
  [0, 'up', ['a', 'b', 'c']],
  [2, 'down', ['a', 'b', 'c']],
  [7, 'up', ['a', 'b', 'c']],
] as const)('position %d moves %s', (index, move, expected) => {
  const list = ['a', 'b', 'c'];
  expect(moveEntry(list, index, move)).toEqual(expected);
  expect(list).toEqual(['a', 'b', 'c']);
});

it('the priorities start with the first five, or with what was chosen', () => {
  expect(firstPriorities([6, 5, 4, 3, 2, 1], [], 5)).toEqual([6, 5, 4, 3, 2]);
  expect(firstPriorities([6, 5, 4, 3, 2, 1], [1, 2, 3], 5)).toEqual([1, 2, 3]);
});
