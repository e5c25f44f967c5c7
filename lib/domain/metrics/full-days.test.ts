import { describe, expect, it } from 'vitest';
import { computeGuardedMean, computeSpread, keepFullDays, type PersonDay } from '#/lib/domain/metrics/guarded-mean.ts';
import { computePersonMean } from '#/lib/domain/metrics/person-mean.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6];
const on = (localDate: string, ...values: [userId: number, value: number | null][]): PersonDay[] =>
  values.map(([userId, value]) => ({ userId, localDate, value }));

const first = on('2026-03-02', [A, 90], [B, 60], [C, 60]);
const second = on('2026-03-03', [A, 30], [B, 60], [C, 0]);

describe('computeGuardedMean', () => {
  it.each<[string, PersonDay[], number | null, number]>([
    ['everybody on every day: the persons’ mean is that of the days', [...first, ...second], 50, 3],
    [
      'one who was there on one day only: the mean over person-days',
      [...first, ...second, ...on('2026-03-02', [D, 0])],
      300 / 7,
      4,
    ],
    [
      'three who were there on one day only: person first',
      [...first, ...second, ...on('2026-03-02', [D, 0], [E, 0], [F, 12])],
      27,
      6,
    ],
    [
      'two who were there on one day only: the mean over person-days',
      [...first, ...second, ...on('2026-03-02', [D, 0], [E, 0])],
      37.5,
      5,
    ],
    ['days without a person in common', [...first, ...on('2026-03-03', [D, 30], [E, 60], [F, 0])], 50, 6],
    ['a block that did not apply is no day', [...first, ...second, ...on('2026-03-04', [D, null])], 50, 3],
    ['no rows', [], null, 0],
  ])('%s', (_, rows, avg, persons) => {
    const guarded = computeGuardedMean(rows, 3);
    const rounded = (value: number | null) => value && Math.round(value * 1e6) / 1e6;
    expect([rounded(guarded.avg), guarded.persons]).toEqual([rounded(avg), persons]);
  });

  it('averages two answers of one person on one day first', () => {
    const twice = [...first, ...second, ...on('2026-03-02', [D, 0], [D, 100])];
    expect(computeGuardedMean(twice, 3).avg).toBeCloseTo(350 / 7, 9);
  });

  it('never leaves one or two persons once the days are subtracted, whatever factors are tried', () => {
    const random = createRandom(11);
    let guarded = 0;
    for (let round = 0; round < 400; round += 1) {
      const days = Array.from({ length: random.pick([2, 3, 4]) }, (_, day) =>
        [A, B, C, D, E, F]
          .filter(() => random.chance(0.7))
          .map((userId) => ({ userId, localDate: `2026-03-0${day + 1}` })),
      ).filter((day) => day.length >= 3);
      const rows = days.flat().map((row) => ({ ...row, value: 0 }));
      if (rows.length === 0) continue;
      // What an answer counts for in the mean, found by changing it alone.
      const weights = rows.map((_, at) => {
        const moved = rows.map((row, index) => (index === at ? { ...row, value: 100 } : row));
        return Math.round((computeGuardedMean(moved, 3).avg ?? 0) * 1e6);
      });
      const personFirst = rows.some((_, at) => {
        const moved = rows.map((row, index) => (index === at ? { ...row, value: 100 } : row));
        return Math.round((computePersonMean(moved).avg ?? 0) * 1e6) !== weights[at];
      });
      if (personFirst) guarded += 1;
      expect([0, 3, 4, 5, 6]).toContain(fewestLeft(rows, weights));
    }
    expect(guarded).toBeGreaterThan(50);
  });
});

/** Tries for every day each factor that clears somebody, and counts the persons who are left then. */
function fewestLeft(rows: readonly PersonDay[], weights: readonly number[]): number {
  const dates = [...new Set(rows.map(({ localDate }) => localDate))];
  const factorsOf = (date: string) => [...new Set(weights.filter((_, at) => rows[at]?.localDate === date))];
  const choices = dates.reduce<Map<string, number>[]>(
    (found, date) => found.flatMap((chosen) => factorsOf(date).map((factor) => new Map(chosen).set(date, factor))),
    [new Map()],
  );
  const left = choices.map(
    (chosen) =>
      new Set(rows.filter(({ localDate }, at) => chosen.get(localDate) !== weights[at]).map(({ userId }) => userId))
        .size,
  );
  return Math.min(...left);
}

it.each<[string, PersonDay[], number]>([
  ['nobody', [], 0],
  ['one who came on the busiest day only', [...first, ...second, ...on('2026-03-03', [D, 1])], 1],
  ['the latest of equally busy days', [...first, ...on('2026-03-03', [A, 1], [D, 1], [E, 1])], 1],
  ['one with two answers on a day', [...first, ...on('2026-03-02', [A, 1])], 0],
])('counts those who differ from most: %s', (_, rows, spread) => {
  expect(computeSpread(rows)).toBe(spread);
});

describe('keepFullDays', () => {
  it('leaves out days with fewer persons than the minimum, not counting what did not apply', () => {
    const thin = on('2026-03-03', [A, 40], [B, 50], [C, null]);
    expect(keepFullDays([...first, ...thin], 3)).toEqual(first);
    expect(keepFullDays([...first, ...thin], 2)).toEqual([...first, ...thin.slice(0, 2)]);
  });

  it('counts a person with two answers once', () => {
    expect(keepFullDays(on('2026-03-03', [A, 40], [A, 50], [B, 60]), 3)).toEqual([]);
  });
});
