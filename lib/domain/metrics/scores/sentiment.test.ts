import { describe, expect, it } from 'vitest';
import {
  computeSentiment,
  computeSentimentShares,
  type SentimentAnswer,
  type SentimentType,
  sentimentWeights,
  toSentimentValues,
} from '#/lib/domain/metrics/scores/sentiment.ts';

function felt(userId: number, day: number, type: SentimentType | null): SentimentAnswer {
  return { userId, localDate: `2026-03-${String(day).padStart(2, '0')}`, type };
}

describe('computeSentiment', () => {
  it.each([
    ['everyone counts once: 75, not 66.7', [felt(1, 2, 'good'), felt(1, 3, 'bad'), felt(2, 2, 'good')], 75, 2],
    ['what does not apply is left out', [felt(1, 2, null), felt(2, 2, 'meh')], 50, 1],
    ['rounded to one decimal', [felt(1, 2, 'good'), felt(2, 2, 'good'), felt(3, 2, 'bad')], 66.7, 3],
    ['all bad is 0, not missing', [felt(1, 2, 'bad')], 0, 1],
    ['nothing', [], null, 0],
  ])('%s', (_, answers, avg, persons) => {
    expect(computeSentiment(answers)).toMatchObject({ avg, persons });
  });

  it('counts good as 100, meh as 50 and bad as 0, and returns null without feelings', () => {
    const answers = [felt(1, 2, 'good'), felt(1, 3, 'meh'), felt(1, 4, 'bad'), felt(1, 5, null)];
    expect(toSentimentValues(answers).map(({ value }) => value)).toEqual([100, 50, 0, null]);
  });
});

describe('computeSentimentShares', () => {
  it.each([
    ['person first', [felt(1, 2, 'good'), felt(1, 3, 'bad'), felt(2, 2, 'good')], { good: 75, meh: 0, bad: 25 }],
    [
      'odd point to the middle',
      [felt(1, 2, 'good'), felt(2, 2, 'meh'), felt(3, 2, 'bad')],
      { good: 33, meh: 34, bad: 33 },
    ],
    ['only what applies', [felt(1, 2, null), felt(2, 2, 'meh')], { good: 0, meh: 100, bad: 0 }],
    ['nothing', [felt(1, 2, null)], null],
  ])('%s', (_, answers, expected) => {
    expect(computeSentimentShares(answers)).toEqual(expected);
  });

  it('adds up to 100 and matches the average after rounding', () => {
    const types = ['good', 'meh', 'bad', null] as const;
    let seed = 11;
    for (let round = 0; round < 500; round += 1) {
      const answers = Array.from({ length: 1 + (round % 25) }, () => {
        seed = (seed * 16807) % 2147483647;
        return felt(seed % 6, 1 + ((seed >> 4) % 9), types[(seed >> 9) % 4] ?? null);
      });
      const { avg, typesAvg } = computeSentiment(answers);
      expect(typesAvg === null).toBe(avg === null);
      if (avg === null || typesAvg === null) continue;
      expect(typesAvg.good + typesAvg.meh + typesAvg.bad).toBe(100);
      const fromShares = (typesAvg.good * sentimentWeights.good + typesAvg.meh * sentimentWeights.meh) / 100;
      expect(Math.abs(fromShares - avg)).toBeLessThan(1.6);
    }
  });
});
