import { describe, expect, it } from 'vitest';
import {
  computePersonMean,
  type PersonDayValue,
  personAverages,
} from '#/lib/domain/metrics/publication/person-mean.ts';
import { groupRows, mean, roundScore, sampleDeviation } from '#/lib/domain/metrics/scores/numbers.ts';

const A = 1;
const B = 2;
const C = 3;

function on(userId: number, day: number, value: number | null): PersonDayValue {
  return { userId, localDate: `2026-03-${String(day).padStart(2, '0')}`, value };
}

describe('computePersonMean', () => {
  it.each([
    ['everyone counts once', [on(A, 2, 100), on(A, 3, 0), on(B, 2, 100)], 75, 2],
    ['a block that did not apply is left out', [on(A, 2, 80), on(A, 3, 60), on(B, 2, null), on(C, 2, 90)], 80, 2],
    ['two answers of one day count as one day', [on(A, 2, 0), on(A, 2, 100), on(A, 3, 100)], 75, 1],
    ['zero is an answer', [on(A, 2, 0), on(B, 2, 50)], 25, 2],
    ['nothing applies', [on(A, 2, null)], null, 0],
    ['no rows', [], null, 0],
  ])('%s', (_, values, avg, persons) => {
    expect(computePersonMean(values)).toEqual({ avg, persons });
  });

  it('stays within the people’s own averages whatever the number of answers', () => {
    for (let round = 1; round <= 50; round += 1) {
      const values = Array.from({ length: round }, (_, i) =>
        on((i * 7) % 5, 1 + ((i * i) % 28), (i * 37 * round) % 101),
      );
      const averages = [...personAverages(values).values()].map((person) => person.avg);
      const { avg, persons } = computePersonMean(values);
      expect(persons).toBe(new Set(values.map((value) => value.userId)).size);
      expect(avg).toBeGreaterThanOrEqual(Math.min(...averages) - 1e-9);
      expect(avg).toBeLessThanOrEqual(Math.max(...averages) + 1e-9);
    }
  });
});

describe('personAverages', () => {
  it('returns each person’s average and number of answers', () => {
    const averages = personAverages([on(A, 2, 80), on(A, 3, 60), on(B, 2, null)]);
    expect([...averages]).toEqual([[A, { avg: 70, answers: 2 }]]);
  });

  it.each([
    ['by day', [on(A, 2, 80), on(A, 2, 60), on(B, 2, 10), on(A, 3, 10)]],
    ['by person', [on(A, 2, 80), on(A, 2, 60), on(A, 3, 10), on(B, 2, 10)]],
    ['backwards', [on(A, 3, 10), on(B, 2, 10), on(A, 2, 60), on(A, 2, 80)]],
    ['a day in two places', [on(A, 2, 80), on(A, 3, 10), on(B, 2, 10), on(A, 2, 60)]],
  ])('accepts rows %s', (_, values) => {
    expect(personAverages(values)).toEqual(
      new Map([
        [A, { avg: 40, answers: 3 }],
        [B, { avg: 10, answers: 1 }],
      ]),
    );
  });
});

describe('the helpers of averages', () => {
  it('return the mean of numbers', () => {
    expect(mean([70, 90])).toBe(80);
    expect(mean([])).toBeNull();
  });

  it('divide the variance by n − 1', () => {
    expect(sampleDeviation([-12, -8, -10, -9, -11])).toBeCloseTo(1.58, 2);
    expect(sampleDeviation([50])).toBe(0);
  });

  it('group rows in order', () => {
    expect([...groupRows([1, 2, 3], (n) => n % 2)]).toEqual([
      [1, [1, 3]],
      [0, [2]],
    ]);
  });

  it.each([
    [54.1666, 54.2],
    [69.95, 70],
    [-0.04, 0],
    [-12.35, -12.4],
    [1.005, 1],
    [null, null],
  ])('rounds %s to %s', (value, expected) => {
    expect(roundScore(value)).toBe(expected);
  });
});
