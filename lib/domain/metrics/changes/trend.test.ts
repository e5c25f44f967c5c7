import { describe, expect, it } from 'vitest';
import { comparePeriods } from '#/lib/domain/metrics/changes/comparison.ts';
import {
  canCompareWindows,
  computeTrend,
  halfWidth90,
  pairedDifferences,
  tQuantile90,
} from '#/lib/domain/metrics/changes/trend.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';

/** One row per answer, each on its own day. */
function answersOf(userId: number, ...values: (number | null)[]): PersonDayValue[] {
  return values.map((value, index) => ({ userId, localDate: `2026-03-0${index + 1}`, value }));
}

describe('tQuantile90', () => {
  it.each([
    [2, 2.92],
    [3, 2.353],
    [4, 2.132],
    [5, 2.015],
    [6, 1.943],
    [7, 1.895],
    [8, 1.86],
    [9, 1.833],
    [11, 1.796],
    [14, 1.761],
    [19, 1.729],
    [29, 1.699],
    [1_000_000, 1.645],
  ])('%i degrees of freedom → %d', (degreesOfFreedom, expected) => {
    expect(tQuantile90(degreesOfFreedom)).toBeCloseTo(expected, 3);
  });

  it('falls continuously, also beyond the table', () => {
    for (let df = 2; df < 200; df += 1) expect(tQuantile90(df)).toBeLessThan(tQuantile90(df - 1));
    expect(() => tQuantile90(0)).toThrow(RangeError);
  });
});

describe('halfWidth90', () => {
  it.each([
    [3, 25, 34],
    [5, 14, 19],
    [8, 10, 13],
    [10, 9, 12],
    [20, 6, 8],
    [30, 5, 6],
  ])('%i people need %i points at a spread of 15, %i at 20', (n, at15, at20) => {
    expect(Math.round(halfWidth90(n, 15, 8))).toBe(at15);
    expect(Math.round(halfWidth90(n, 20, 8))).toBe(at20);
  });

  it('never assumes less spread than the minimum', () => {
    expect(halfWidth90(5, 1.58, 8)).toBeCloseTo(7.63, 2);
    expect(halfWidth90(5, 0, 12)).toBeCloseTo((2.132 * 12) / Math.sqrt(5), 9);
  });
});

describe('computeTrend', () => {
  it('finds five people who all fell by about ten', () => {
    const trend = computeTrend('productivity', [-12, -8, -10, -9, -11]);
    expect(trend).toMatchObject({ delta: -10, reliable: true, color: 'bad' });
    expect(trend?.threshold).toBeCloseTo(7.63, 2);
  });

  it('doesn’t call one person’s fall a trend of five', () => {
    const trend = computeTrend('productivity', [-30, 0, 0, 0, 0]);
    expect(trend).toMatchObject({ delta: -6, reliable: false, color: 'neutral' });
    expect(trend?.threshold).toBeCloseTo(12.8, 1);
  });

  it.each<[TrendMetric, number, number, string]>([
    ['productivity', 30, 10, 'very_good'],
    ['productivity', 30, 9.9, 'good'],
    ['productivity', 30, 5, 'good'],
    ['productivity', 30, 4.9, 'neutral'],
    ['productivity', 30, -4.9, 'neutral'],
    ['productivity', 30, -5, 'bad'],
    ['motivation', 30, 10, 'very_good'],
    ['sentiment', 30, 15, 'very_good'],
    ['sentiment', 30, 14.9, 'good'],
    ['sentiment', 30, 7.9, 'neutral'],
    ['sentiment', 30, -8, 'bad'],
    ['sentiment', 5, 11, 'neutral'],
    ['productivity', 5, 11, 'very_good'],
  ])('%s of %i people by %d is %s', (metric, persons, delta, color) => {
    expect(computeTrend(metric, Array<number>(persons).fill(delta))?.color).toBe(color);
  });

  it('needs five people, however far they moved', () => {
    expect(computeTrend('productivity', [-30, -30, -30, -30])).toBeNull();
    expect(computeTrend('productivity', [])).toBeNull();
    expect(computeTrend('productivity', [-30, -30, -30, -30, -30])?.reliable).toBe(true);
  });
});

describe('pairedDifferences', () => {
  it('pairs people with two answers in both windows', () => {
    const now = [
      ...answersOf(1, 60, 70),
      ...answersOf(2, 50),
      ...answersOf(3, 10, 20),
      ...answersOf(4, 90, null),
      ...answersOf(5, 40, 40),
    ];
    const before = [...answersOf(1, 80, 80), ...answersOf(2, 50, 60), ...answersOf(4, 80, 90), ...answersOf(5, 50)];
    expect(pairedDifferences('productivity', now, before)).toEqual([-15]);
    expect(pairedDifferences('motivation', now, before)).toEqual([-15, -5, 5, -10]);
  });
});

describe('canCompareWindows', () => {
  it.each([
    [80, 49.9, false],
    [49.9, 80, false],
    [50, 50, true],
    [null, 80, false],
    [80, null, false],
  ])('%s and %s → %s', (now, before, expected) => {
    expect(canCompareWindows(now, before)).toBe(expected);
  });
});

describe('comparePeriods', () => {
  it('follows the same people: a new one is no change', () => {
    const comparison = comparePeriods('motivation', [...answersOf(1, 60), ...answersOf(2, 100)], answersOf(1, 70));
    expect(comparison).toEqual({ change: -10, persons: 1, reliable: false });
  });

  it('is reliable by the rule of trends', () => {
    const people = [1, 2, 3, 4, 5];
    const now = people.flatMap((id) => answersOf(id, 60, 60 + id));
    const before = people.flatMap((id) => answersOf(id, 75, 75));
    const comparison = comparePeriods('productivity', now, before);
    expect(comparison).toEqual({ change: -13.5, persons: 5, reliable: true });
    const three = (rows: PersonDayValue[]) => rows.filter(({ userId }) => userId <= 3);
    expect(comparePeriods('productivity', three(now), three(before)).reliable).toBe(false);
  });

  it('has no change if no one is in both', () => {
    expect(comparePeriods('sentiment', answersOf(1, 50, 50), [])).toEqual({
      change: null,
      persons: 0,
      reliable: false,
    });
  });
});
