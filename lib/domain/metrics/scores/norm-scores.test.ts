import { expect, it } from 'vitest';
import { computeNormScores, lowestNormId } from '#/lib/domain/metrics/scores/norm-scores.ts';

it('every person counts once, however often they answered', () => {
  expect(
    computeNormScores([
      [1, 4, 9, 2],
      [2, 4, 3, 1],
    ]),
  ).toEqual([{ id: 4, avg: 68.8, persons: 2 }]);
});

it('norms are separate, and those without answers are left out', () => {
  const scores = computeNormScores([
    [1, 7, 5, 1],
    [1, 3, 1, 1],
    [2, 9, 0, 0],
  ]);
  expect(scores).toEqual([
    { id: 7, avg: 100, persons: 1 },
    { id: 3, avg: 0, persons: 1 },
  ]);
});

it.each([
  ['the lowest of three', [60, 43, 70], 2],
  ['none of two', [60, 43], null],
  ['none if two share it in whole points', [43.2, 43.4, 70], null],
  ['none without three scores', [60, null, 43], null],
])('the lowest norm is named: %s', (_, scores, id) => {
  const norms = scores.map((avg, at) => ({ id: at + 1, avg }));
  expect(lowestNormId(norms)).toBe(id);
});

it('a norm that two people rated isn’t named as the lowest', () => {
  const rated = (persons: number) => [60, 43, 70].map((avg, at) => ({ id: at + 1, avg, persons }));
  expect([lowestNormId(rated(2)), lowestNormId(rated(3))]).toEqual([null, 2]);
});
