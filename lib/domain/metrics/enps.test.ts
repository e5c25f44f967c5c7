import { describe, expect, it } from 'vitest';
import { describeGroups, hiddenGroups, latestValues, type MonthAnswer } from '#/lib/domain/metrics/answer-groups.ts';
import { computeEnps, computeEnpsInterval, enpsColor } from '#/lib/domain/metrics/enps.ts';
import { computeOnboardingSatisfaction } from '#/lib/domain/metrics/onboarding-satisfaction.ts';

function answers(...values: number[]): MonthAnswer[] {
  return values.map((value, index) => ({ userId: index + 1, localDate: '2026-03-02', value }));
}

const times = (count: number, value: number) => Array<number>(count).fill(value);

describe('computeEnps', () => {
  it('scores 10, 9, 8, 7, 6, 3 as 0 with percentages that add up', () => {
    const enps = computeEnps(answers(10, 9, 8, 7, 6, 3));
    expect(enps).toMatchObject({
      promoters: { value: 33, label: 'Promoters' },
      neutral: { value: 34, label: 'Neutral' },
      detractors: { value: 33, label: 'Detractors' },
      avg: 0,
      personsBand: '5–9',
      hiddenReason: null,
      color: 'neutral',
    });
  });

  it('scores 5 × 10, 3 × 8, 2 × 4 as 30 between −12 and 58', () => {
    const enps = computeEnps(answers(...times(5, 10), ...times(3, 8), ...times(2, 4)));
    expect(enps).toMatchObject({
      promoters: { value: 50 },
      neutral: { value: 30 },
      detractors: { value: 20 },
      avg: 30,
      interval: { low: -12, high: 58 },
      color: 'good',
    });
  });

  it('hides everything below the minimum group', () => {
    expect(computeEnps(answers(10, 9, 8, 7))).toEqual({
      promoters: { value: null, label: 'Promoters' },
      neutral: { value: null, label: 'Neutral' },
      detractors: { value: null, label: 'Detractors' },
      avg: null,
      interval: null,
      color: null,
      personsBand: null,
      hiddenReason: 'not_enough_answers',
    });
    expect(computeEnps(answers(10, 9, 8, 7), 3).avg).toBe(50);
    expect(computeEnps(answers(10, 9, 8, 7, 9), 6).hiddenReason).toBe('not_enough_answers');
  });

  it('counts persons, not answers, against the minimum', () => {
    const sameFour = answers(10, 9, 8, 7);
    expect(computeEnps([...sameFour, ...sameFour]).hiddenReason).toBe('not_enough_answers');
  });

  it.each([
    [100, times(6, 9)],
    [-100, times(6, 0)],
    [13, [...times(2, 9), ...times(5, 8), 6]],
    [-13, [...times(2, 6), ...times(5, 8), 9]],
  ])('scores %i', (expected, values) => {
    expect(computeEnps(answers(...values)).avg).toBe(expected);
  });

  it('shows 0, not minus zero', () => {
    expect(Object.is(computeEnps(answers(9, 6, 8, 8, 8)).avg, 0)).toBe(true);
  });
});

describe('computeEnpsInterval', () => {
  it.each([
    [5, 2, 10, -12, 58],
    [40, 20, 100, 7, 32],
    [1, 0, 1, -37, 87],
    [20, 0, 20, 72, 100],
  ])('%i promoters, %i detractors of %i → %i..%i', (promoters, detractors, n, low, high) => {
    expect(computeEnpsInterval(promoters, detractors, n)).toEqual({ low, high });
  });

  it('is its own mirror image', () => {
    for (let p = 0; p <= 12; p += 1) {
      for (let d = 0; d <= 12 - p; d += 1) {
        const { low, high } = computeEnpsInterval(p, d, 12);
        const mirror = computeEnpsInterval(d, p, 12);
        expect([low + mirror.high, high + mirror.low]).toEqual([0, 0]);
      }
    }
  });
});

describe('enpsColor', () => {
  it.each([
    [-11, 'bad'],
    [-10, 'neutral'],
    [9, 'neutral'],
    [10, 'good'],
    [39, 'good'],
    [40, 'very_good'],
  ])('%i is %s', (score, color) => {
    expect(enpsColor(score)).toBe(color);
  });
});

describe('computeOnboardingSatisfaction', () => {
  it('groups 10, 8, 7, 5, 4 and averages to 68', () => {
    expect(computeOnboardingSatisfaction(answers(10, 8, 7, 5, 4))).toEqual({
      promoters: { value: 40, label: 'Very Satisfied' },
      neutral: { value: 40, label: 'Moderately Dissatisfied' },
      detractors: { value: 20, label: 'Dissatisfied' },
      avg: 68,
      personsBand: '5–9',
      hiddenReason: null,
    });
  });

  it('rounds the average to one decimal and knows zero', () => {
    expect(computeOnboardingSatisfaction(answers(10, 8, 7, 5, 4, 4)).avg).toBe(63.3);
    expect(computeOnboardingSatisfaction(answers(0, 0, 0, 0, 0)).avg).toBe(0);
  });

  it('hides fewer than 5 answers', () => {
    expect(computeOnboardingSatisfaction(answers(10, 9, 8, 7))).toMatchObject({
      avg: null,
      hiddenReason: 'not_enough_answers',
    });
    expect(computeOnboardingSatisfaction([], 3).hiddenReason).toBe('not_enough_answers');
  });
});

describe('pieces of grouped answers', () => {
  const labels = { detractors: 'a', neutral: 'b', promoters: 'c' };

  it('keeps each person’s latest answer, the later of two on one day', () => {
    const rows = [
      { userId: 1, localDate: '2026-04-01', value: 9 },
      { userId: 1, localDate: '2026-03-01', value: 3 },
      { userId: 2, localDate: '2026-04-01', value: 5 },
      { userId: 2, localDate: '2026-04-01', value: 7 },
    ];
    expect(latestValues(rows)).toEqual([9, 7]);
  });

  it.each([-1, 11, 7.5, Number.NaN])('refuses the answer %d', (value) => {
    expect(() => latestValues(answers(value))).toThrow(RangeError);
  });

  it('gives the odd point to the middle', () => {
    expect(describeGroups({ detractors: 2, neutral: 2, promoters: 2 }, labels, 0).neutral.value).toBe(34);
  });

  it('hides every figure and keeps the labels', () => {
    const hidden = hiddenGroups(labels, 'protects_other_group');
    expect(hidden.detractors).toEqual({ value: null, label: 'a' });
    expect(hidden.hiddenReason).toBe('protects_other_group');
  });
});
