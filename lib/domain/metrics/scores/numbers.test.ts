import { describe, expect, it } from 'vitest';
import { computeWholePercentages } from '#/lib/domain/metrics/scores/numbers.ts';

describe('computeWholePercentages', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 2, 1],
      [40, 40, 20],
    ],
    [
      [1, 2, 3],
      [17, 33, 50],
    ],
    [
      [1 / 3, 1 / 3, 1 - 2 / 3],
      [34, 33, 33],
    ],
    [
      [0.29, 0.71],
      [29, 71],
    ],
    [[7], [100]],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [[], []],
  ])('%j → %j', (counts, expected) => {
    expect(computeWholePercentages(counts)).toEqual(expected);
  });

  it('always adds up to 100, each entry less than one point off and none negative', () => {
    let seed = 7;
    for (let round = 0; round < 5000; round += 1) {
      const counts = Array.from({ length: 1 + (round % 7) }, () => {
        seed = (seed * 16807) % 2147483647;
        return round % 2 === 0 ? seed % 23 : (seed % 1000) / 7;
      });
      const total = counts.reduce((sum, count) => sum + count, 0);
      const whole = computeWholePercentages(counts);
      expect(whole.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100);
      for (const [index, share] of whole.entries()) {
        expect(Number.isInteger(share) && share >= 0).toBe(true);
        const exact = total === 0 ? 0 : (100 * (counts[index] ?? 0)) / total;
        expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-6);
      }
    }
  });

  it.each([[[1, -1]], [[Number.NaN]], [[Number.POSITIVE_INFINITY, 1]]])('refuses %j', (counts) => {
    expect(() => computeWholePercentages(counts)).toThrow(RangeError);
  });
});
