import { describe, expect, it } from 'vitest';
import { compare } from '#/bench/measure/compare.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const values = (seed: number, mean: number, count = 200) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.normal(mean, 3));
};

describe('comparing two sets of times', () => {
  it('distinguishes sets that differ by half a deviation', () => {
    const { difference, interval, above, chance } = compare(values(1, 20), values(2, 21.5));
    expect(difference).toBeGreaterThan(0.5);
    expect(interval[0]).toBeGreaterThan(0);
    expect(interval[0]).toBeLessThan(difference);
    expect(interval[1]).toBeGreaterThan(difference);
    expect(above).toBeGreaterThan(0.58);
    expect(chance).toBeLessThan(0.001);
  });

  it('finds no difference between two draws of the same', () => {
    const { interval, above, chance } = compare(values(3, 20), values(4, 20));
    expect(interval[0]).toBeLessThan(0);
    expect(interval[1]).toBeGreaterThan(0);
    expect(Math.abs(above - 0.5)).toBeLessThan(0.06);
    expect(chance).toBeGreaterThan(0.05);
  });

  // SciPy's documentation of mannwhitneyu: U = 17 and 3, asymptotic p = 0.1113.
  it('agrees with SciPy', () => {
    const { above, chance } = compare([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect(above * 20).toBeCloseTo(3, 9);
    expect(chance).toBeCloseTo(0.11134688653314041, 6);
  });

  it('counts ties as undecided', () => {
    const { above, chance, difference } = compare([5, 5, 5], [5, 5, 5]);
    expect([above, difference]).toEqual([0.5, 0]);
    expect(chance).toBeCloseTo(1, 6);
  });
});
