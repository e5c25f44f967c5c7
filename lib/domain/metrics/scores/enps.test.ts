import { describe, expect, it } from 'vitest';
import { describeGroups } from '#/lib/domain/metrics/publication/answer-groups.ts';
import { computeEnpsInterval, enpsColor, enpsOfCounts, hiddenEnps } from '#/lib/domain/metrics/scores/enps.ts';
import {
  hiddenOnboarding,
  onboardingColor,
  onboardingOfCounts,
} from '#/lib/domain/metrics/scores/onboarding-satisfaction.ts';

describe('enpsOfCounts', () => {
  it('scores 10, 9, 8, 7, 6, 3 as 0 with percentages that add up', () => {
    expect(enpsOfCounts({ promoters: 2, neutral: 2, detractors: 2 })).toMatchObject({
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
    expect(enpsOfCounts({ promoters: 5, neutral: 3, detractors: 2 })).toMatchObject({
      promoters: { value: 50 },
      neutral: { value: 30 },
      detractors: { value: 20 },
      avg: 30,
      interval: { low: -12, high: 58 },
      color: 'good',
    });
  });

  it.each([
    [100, { promoters: 6, neutral: 0, detractors: 0 }],
    [-100, { promoters: 0, neutral: 0, detractors: 6 }],
    [13, { promoters: 2, neutral: 5, detractors: 1 }],
    [-13, { promoters: 1, neutral: 5, detractors: 2 }],
  ])('scores %i', (expected, counts) => {
    expect(enpsOfCounts(counts).avg).toBe(expected);
  });

  it('shows 0, not minus zero', () => {
    expect(Object.is(enpsOfCounts({ promoters: 1, neutral: 3, detractors: 1 }).avg, 0)).toBe(true);
  });
});

it('a hidden score also hides its groups, interval and colour', () => {
  expect(hiddenEnps('not_enough_answers')).toEqual({
    promoters: { value: null, label: 'Promoters' },
    neutral: { value: null, label: 'Neutral' },
    detractors: { value: null, label: 'Detractors' },
    avg: null,
    interval: null,
    color: null,
    personsBand: null,
    hiddenReason: 'not_enough_answers',
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

  it('is symmetric', () => {
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

describe('onboarding satisfaction', () => {
  it('groups 10, 8, 7, 5, 4 next to their average of 68', () => {
    expect(onboardingOfCounts({ promoters: 2, neutral: 2, detractors: 1 }, 68)).toEqual({
      promoters: { value: 40, label: 'Very Satisfied' },
      neutral: { value: 40, label: 'Moderately Dissatisfied' },
      detractors: { value: 20, label: 'Dissatisfied' },
      avg: 68,
      personsBand: '5–9',
      hiddenReason: null,
    });
  });

  it.each([
    [[5, 3, 2], 'bad'],
    [[4, 4, 2], 'bad'],
    [[0, 6, 4], 'neutral'],
    [[0, 5, 5], 'neutral'],
    [[1, 4, 5], 'very_good'],
  ] as const)('with %j has the largest group’s colour, %s', ([detractors, neutral, promoters], color) => {
    expect(onboardingColor({ detractors, neutral, promoters })).toBe(color);
  });

  it('hides every result and keeps the labels', () => {
    expect(hiddenOnboarding('not_enough_answers')).toMatchObject({
      detractors: { value: null, label: 'Dissatisfied' },
      avg: null,
      hiddenReason: 'not_enough_answers',
    });
  });
});

it('the odd point goes to the middle', () => {
  const labels = { detractors: 'a', neutral: 'b', promoters: 'c' };
  expect(describeGroups({ detractors: 2, neutral: 2, promoters: 2 }, labels, 0).neutral.value).toBe(34);
});
