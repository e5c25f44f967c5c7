import { describe, expect, it } from 'vitest';
import { createRandom } from '#/prisma/seed/random.ts';

const draw = <T>(count: number, one: () => T) => Array.from({ length: count }, one);

describe('createRandom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const stream = (seed: number) => draw(5, createRandom(seed).next);
    expect(stream(7)).toEqual(stream(7));
    expect(stream(7)).not.toEqual(stream(8));
  });

  it('keeps its numbers from version to version, so that a seed number stays meaningful', () => {
    expect(draw(3, createRandom(1).next).map((value) => value.toFixed(6))).toEqual([
      '0.134740',
      '0.939467',
      '0.570810',
    ]);
  });

  it('forks independently of how much was drawn before', () => {
    const fresh = createRandom(1).fork('team');
    const used = createRandom(1);
    used.next();
    expect(used.fork('team').next()).toBe(fresh.next());
    expect(createRandom(1).fork('team').next()).not.toBe(createRandom(1).fork('person').next());
  });

  it('draws uniform numbers within their bounds', () => {
    const random = createRandom(2);
    const values = draw(10_000, random.next);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.reduce((sum, value) => sum + value) / values.length).toBeCloseTo(0.5, 1);
    expect(new Set(draw(1000, () => random.integer(3, 5)))).toEqual(new Set([3, 4, 5]));
  });

  it('draws normal numbers with the requested mean and deviation', () => {
    const random = createRandom(3);
    const values = draw(20_000, () => random.normal(60, 8));
    const mean = values.reduce((sum, value) => sum + value) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(60, 0);
    expect(Math.sqrt(variance)).toBeCloseTo(8, 0);
  });

  it('picks by weight, never an entry of weight 0, and refuses an empty choice', () => {
    const random = createRandom(4);
    const picks = draw(4000, () => random.pickWeighted(['a', 'b', 'c'], (entry) => ({ a: 3, b: 1, c: 0 })[entry] ?? 0));
    expect(picks).not.toContain('c');
    expect(picks.filter((entry) => entry === 'a').length / picks.length).toBeCloseTo(0.75, 1);
    expect(() => random.pick([])).toThrow(RangeError);
    expect(() => random.pickWeighted(['a'], () => 0)).toThrow(RangeError);
  });

  it('shuffles without losing or repeating an entry', () => {
    const list = draw(50, createRandom(5).next);
    const shuffled = createRandom(5).shuffle(list);
    expect(shuffled).not.toEqual(list);
    const inOrder = (a: number, b: number) => a - b;
    expect(shuffled.toSorted(inOrder)).toEqual(list.toSorted(inOrder));
  });
});
