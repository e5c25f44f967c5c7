import { describe, expect, it } from 'vitest';
import {
  computeGap,
  computeMotivation,
  computePriorityGaps,
  contrastPriorities,
  type MotivatorQuestionType,
  normaliseMotivatorAnswer,
  type PriorityState,
  rankWeights,
  smoothSatisfaction,
  withMotivationDefault,
} from '#/lib/domain/metrics/scores/motivation.ts';
import { fiveStepScore, roundScore } from '#/lib/domain/metrics/scores/numbers.ts';

const today = '2026-03-31';

function priorities(...satisfactions: (number | null)[]): PriorityState[] {
  return satisfactions.map((satisfaction, index) => ({
    motivatorId: index + 1,
    satisfaction,
    answeredOn: '2026-03-01',
  }));
}

const baselines = [4, 2, 3].map(fiveStepScore);

describe('computeMotivation', () => {
  it('weighs baselines 4, 2, 3 by rank to 54.2', () => {
    expect(baselines).toEqual([75, 25, 50]);
    const { score, scorePlain } = computeMotivation(priorities(...baselines), today);
    expect(score).toBeCloseTo((3 * 75 + 2 * 25 + 1 * 50) / 6, 9);
    expect(roundScore(score)).toBe(54.2);
    expect(scorePlain).toBe(50);
  });

  it('moves to 60.4 after answering 100 on the first', () => {
    const first = smoothSatisfaction(75, 100);
    expect(first).toBe(87.5);
    expect(roundScore(computeMotivation(priorities(first, 25, 50), today).score)).toBe(60.4);
  });

  it.each([
    ['exactly 60 days old counts', '2026-01-30', 2 / 3],
    ['61 days old is left out', '2026-01-29', 0],
    ['never answered is left out', null, 0],
  ])('%s', (_, answeredOn, part) => {
    const states = [
      { motivatorId: 1, satisfaction: 100, answeredOn },
      { motivatorId: 2, satisfaction: 0, answeredOn: today },
    ];
    expect(computeMotivation(states, today).score).toBeCloseTo(100 * part, 9);
  });

  it.each([
    ['no priorities', []],
    ['nothing known', priorities(null, null, null)],
    ['all outdated', priorities(80, 60).map((state) => ({ ...state, answeredOn: '2025-12-01' }))],
  ])('is null with %s', (_, states) => {
    expect(computeMotivation(states, today)).toEqual({ score: null, scorePlain: null });
  });

  it('is between the least and the greatest satisfaction', () => {
    for (let a = 0; a <= 100; a += 10) {
      for (let b = 0; b <= 100; b += 25) {
        const { score } = computeMotivation(priorities(a, null, b, 40), today);
        expect(score).toBeGreaterThanOrEqual(Math.min(a, b, 40) - 1e-9);
        expect(score).toBeLessThanOrEqual(Math.max(a, b, 40) + 1e-9);
      }
    }
  });
});

describe('the parts of motivation', () => {
  it('rank weights downwards', () => {
    expect(rankWeights(3)).toEqual([3, 2, 1]);
    expect(rankWeights(0)).toEqual([]);
  });

  it('use a first answer unchanged and smooth later ones halfway', () => {
    expect(smoothSatisfaction(null, 100)).toBe(100);
    expect(smoothSatisfaction(0, 100)).toBe(50);
    expect(smoothSatisfaction(75, 100)).toBe(87.5);
  });

  it('measure a gap by weight and distance from 100', () => {
    expect(computeGap(3, 75)).toBe(75);
    const gaps = computePriorityGaps(priorities(75, null, 50), today).map(({ gap }) => gap);
    expect(gaps).toEqual([75, null, 50]);
  });

  it.each([
    [null, null, false, { avg: 50, hiddenReason: null, isDefault: true }],
    [null, 'not_enough_answers' as const, false, { avg: 50, hiddenReason: null, isDefault: true }],
    [null, 'not_enough_answers' as const, true, { avg: null, hiddenReason: 'not_enough_answers', isDefault: false }],
    [50, null, true, { avg: 50, hiddenReason: null, isDefault: false }],
    [0, null, true, { avg: 0, hiddenReason: null, isDefault: false }],
  ])('shows average %s, hidden for %s, with data %s as %j', (avg, hiddenReason, hasAnyData, expected) => {
    expect(withMotivationDefault({ avg, hiddenReason }, hasAnyData)).toEqual(expected);
  });
});

describe('normaliseMotivatorAnswer', () => {
  it.each<[MotivatorQuestionType, number, number | null]>([
    [1, 1, 0],
    [1, 4, 75],
    [1, 5, 100],
    [1, 0, null],
    [1, 6, null],
    [1, 2.5, null],
    [2, 1, 100],
    [2, 0, 0],
    [2, 2, null],
    [3, 0, 0],
    [3, 64, 64],
    [3, 100, 100],
    [3, 100.5, null],
    [3, -1, null],
    [3, Number.NaN, null],
  ])('type %i, %d → %s', (type, value, expected) => {
    expect(normaliseMotivatorAnswer(type, value)).toBe(expected);
  });
});

describe('the contrast of priorities', () => {
  const contrastOf = (...satisfactions: (number | null)[]) => {
    const states = satisfactions.map((satisfaction, at) => ({
      motivatorId: at + 1,
      satisfaction,
      answeredOn: satisfaction === null ? null : '2026-03-01',
    }));
    const contrast = contrastPriorities(computePriorityGaps(states, '2026-03-02'));
    return contrast && [contrast.best.map(({ motivatorId }) => motivatorId), contrast.missing.motivatorId];
  };

  it.each<[(number | null)[], ReturnType<typeof contrastOf>]>([
    [
      [75, 25, 50],
      [[1], 2],
    ],
    // A gap of 25 at weight 3 is larger than a gap of 50 at weight 1.
    [
      [75, 100, 50],
      [[2], 1],
    ],
    [
      [100, 75, 100, 75],
      [[1, 3], 2],
    ],
    [
      [null, 40, 80],
      [[3], 2],
    ],
    [[50, 50.4, 49.6], null],
    [[50], null],
    [[null, null], null],
  ])('of %j is %j', (satisfactions, expected) => {
    expect(contrastOf(...satisfactions)).toEqual(expected);
  });
});
