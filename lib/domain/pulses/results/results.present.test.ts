import { describe, expect, it } from 'vitest';
import { isTrendClear, trendOf } from '#/lib/domain/pulses/results/results.present.ts';

/** Half agree, and the others are neutral. */
const agreement = (score: number, persons: number) => ({
  figures: { score, average: 3.5, positiveAnswers: 50, neutralAnswers: 50, negativeAnswers: 0 },
  persons,
});
const yes = (average: number, persons: number) => ({
  figures: { score: null, average, positiveAnswers: average, neutralAnswers: null, negativeAnswers: 100 - average },
  persons,
});

describe('a change since the previous round', () => {
  it('is the difference of the scores, or of the people who said yes, and null for few people', () => {
    expect(trendOf(agreement(70, 40), agreement(64, 12))).toBe(6);
    expect(trendOf(yes(50, 8), yes(75, 8))).toBe(-25);
    expect(trendOf(agreement(70, 40), agreement(64, 9))).toBeNull();
    expect(trendOf(agreement(70, 40), { figures: null, persons: null })).toBeNull();
  });

  it.each([
    ['many, and it matters', agreement(70, 60), agreement(62, 60), true],
    ['many, and it is small', agreement(66, 5000), agreement(62, 5000), false],
    ['few, and it may be chance', agreement(72, 12), agreement(62, 12), false],
    ['few, and it is large', agreement(90, 12), agreement(62, 12), true],
    ['as few as the band says at least', agreement(72, 49), agreement(62, 49), false],
    ['yes or no of many', yes(72, 60), yes(54, 60), true],
    ['yes or no of few', yes(70, 10), yes(54, 10), false],
    ['ten who all said the same', yes(100, 10), yes(95, 10), false],
    ['nothing to compare with', agreement(70, 60), { figures: null, persons: null }, false],
  ])('of %s', (_, now, before, isClear) => {
    expect(isTrendClear(now, before)).toBe(isClear);
  });
});
