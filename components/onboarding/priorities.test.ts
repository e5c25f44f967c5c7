import { expect, it } from 'vitest';
import { completeOrder, prioritiesAfter, resizePriorities } from '#/components/onboarding/priorities.ts';

it.each([
  [[], [1, 2, 3], [1, 2, 3]],
  [[3], [1, 2, 3], [3, 1, 2]],
  [
    [3, 1, 2],
    [1, 2, 3],
    [3, 1, 2],
  ],
])('the order %j of %j is completed to %j', (tapped, all, expected) => {
  expect(completeOrder(tapped, all)).toEqual(expected);
});

it.each([
  [[5, 4, 3], 4, [5, 4, 3, 1]],
  [[5, 4, 3], 5, [5, 4, 3, 1, 2]],
  [[5, 4, 3, 1], 3, [5, 4, 3]],
])('priorities %j resized to %i are %j', (priorities, count, expected) => {
  expect(resizePriorities(priorities, [1, 2, 3, 4, 5, 6], count)).toEqual(expected);
});

it.each([
  ['none yet: the first five', [], [6, 5, 4, 3, 2, 1], [6, 5, 4, 3, 2]],
  ['the same three in front: their order stays', [4, 6, 5], [6, 5, 4, 3, 2, 1], [4, 6, 5]],
  ['another at the front: the first three again', [4, 6, 5], [1, 6, 5, 4, 3, 2], [1, 6, 5]],
])('%s', (_, priorities, ratings, expected) => {
  expect(prioritiesAfter(priorities, ratings)).toEqual(expected);
});
