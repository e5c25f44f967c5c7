import { describe, expect, it, test } from 'vitest';
import { baselineStates, subtractAverages } from '#/lib/domain/metrics/changes/comparison.ts';
import { computeMotivation } from '#/lib/domain/metrics/scores/motivation.ts';
import { roundScore } from '#/lib/domain/metrics/scores/numbers.ts';

const today = '2026-03-02';

describe('baselineStates', () => {
  it.each([
    [1, 0],
    [2, 25],
    [3, 50],
    [4, 75],
    [5, 100],
  ])('turns level %i into %i', (baselineId, satisfaction) => {
    expect(baselineStates([7], [{ id: 7, baselineId }], today)).toEqual([
      { motivatorId: 7, satisfaction, answeredOn: today },
    ]);
  });

  it.each([
    ['none given', []],
    ['one of another motivator', [{ id: 8, baselineId: 5 }]],
    ['a level that does not exist', [{ id: 7, baselineId: 6 }]],
  ])('has no value with %s', (_, baselines) => {
    expect(baselineStates([7], baselines, today)).toEqual([{ motivatorId: 7, satisfaction: null, answeredOn: null }]);
  });

  it.each([
    // Autonomy, Growth, Recognition at 4, 2, 3.
    [[4, 2, 3], 54.2],
    [[1, 1, 1], 0],
    [[5, 5, 5, 5, 5], 100],
    [[5, 4, 3, 2], 75],
    [[1, 2, 3, 4, 5], 33.3],
  ])('turns levels %j by rank into %d', (levels, score) => {
    const priorities = levels.map((_, index) => index + 1);
    const baselines = levels.map((baselineId, index) => ({ id: index + 1, baselineId })).toReversed();
    expect(roundScore(computeMotivation(baselineStates(priorities, baselines, today), today).score)).toBe(score);
  });
});

test('one person’s change is what people subtract', () => {
  const changes = [
    [69.4, 74.6, -4.1],
    [84.6, 71.8, 11],
    [50, 50.4, 3],
    [70, 60, null],
    [null, 60, 2],
  ] as const;
  expect(changes.map(([avg, previousAvg, change]) => subtractAverages({ avg, previousAvg, change }))).toEqual([
    -6,
    13,
    0,
    null,
    null,
  ]);
});
