import { describe, expect, it } from 'vitest';
import { computeAnswerMean, keepFullDays, type PersonDay } from '#/lib/domain/metrics/full-days.ts';

const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6];
const on = (localDate: string, ...values: [userId: number, value: number | null][]): PersonDay[] =>
  values.map(([userId, value]) => ({ userId, localDate, value }));

const first = on('2026-03-02', [A, 90], [B, 60], [C, 60]);
const second = on('2026-03-03', [A, 30], [B, 60], [C, 0]);

it.each<[string, PersonDay[], number | null, number]>([
  ['everybody on every day: the persons’ mean is that of the days', [...first, ...second], 50, 3],
  ['one who was there on one day only', [...first, ...second, ...on('2026-03-02', [D, 0])], 300 / 7, 4],
  ['days without a person in common', [...first, ...on('2026-03-03', [D, 30], [E, 60], [F, 0])], 50, 6],
  ['a block that did not apply is no answer', [...first, ...second, ...on('2026-03-04', [D, null])], 50, 3],
  ['no rows', [], null, 0],
])('computeAnswerMean: %s', (_, rows, avg, persons) => {
  expect(computeAnswerMean(rows)).toEqual({ avg, persons });
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
