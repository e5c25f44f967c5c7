import { expect, it } from 'vitest';
import { computeNormScores } from '#/lib/domain/metrics/scores/norm-scores.ts';

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
