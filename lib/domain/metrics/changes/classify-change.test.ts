import { describe, expect, it, test } from 'vitest';
import { classifyChange, isBeyondChance, listFindings } from '#/lib/domain/metrics/changes/classify-change.ts';
import { roundDifference } from '#/lib/domain/metrics/words/change-words.ts';

const figure = { change: 1.2, reliable: false, personsBand: '5–9' };
const kindOf = (more: object, metric: Parameters<typeof classifyChange>[0] = 'sentiment') =>
  classifyChange(metric, { ...figure, ...more });

test('a change beyond chance is clear once it has enough points; how many depends on the result', () => {
  const judged = [1, -7, 7.4, 7.6, -8].map((change) => kindOf({ reliable: true, change }));
  expect(judged).toEqual(['small', 'small', 'small', 'clear', 'clear']);
  expect([4.4, 4.6, -5].map((change) => kindOf({ reliable: true, change }, 'productivity'))).toEqual([
    'small',
    'clear',
    'clear',
  ]);
});

test('a change that may be chance is unclear, whatever its size', () => {
  expect([3, -14].map((change) => kindOf({ change }))).toEqual(['unclear', 'unclear']);
});

test('only a small move of many people is steady, whether they are counted or not', () => {
  expect([4, 5].map((persons) => kindOf({ persons, personsBand: null }))).toEqual(['unclear', 'steady']);
  expect([null, '3–4', '5–9'].map((personsBand) => kindOf({ personsBand }))).toEqual(['unclear', 'unclear', 'steady']);
  expect([0.4, 2.4, 2.6].map((change) => kindOf({ change }))).toEqual(['steady', 'steady', 'unclear']);
  expect(kindOf({ change: 0.4, reliable: true })).toBe('steady');
});

test('a result that ends early, or comes from fewer than half, is never steady', () => {
  expect([0, 9].map((change) => kindOf({ change, isPartial: true }))).toEqual(['unclear', 'unclear']);
  expect(kindOf({ change: 9, reliable: true, isPartial: true })).toBe('clear');
});

test('without a comparison there is no change', () => {
  expect(kindOf({ change: null })).toBe('none');
});

describe('isBeyondChance', () => {
  it.each<[string, number[], number[], 'day' | 'week' | 'month', boolean]>([
    ['ten points, four weeks each', [60, 61, 62, 61], [70, 71, 69, 70], 'week', true],
    // t(90%, 6) · √(4²/4 + 4²/4) = 1.943 · 2.828 = 5.5.
    ['5.4 points between weeks that are all alike', [60, 60, 60, 60], [65.4, 65.4, 65.4, 65.4], 'week', false],
    ['5.6 points between them', [60, 60, 60, 60], [65.6, 65.6, 65.6, 65.6], 'week', true],
    ['the same between days, which vary more', [60, 60, 60, 60], [65.6, 65.6, 65.6, 65.6], 'day', false],
    ['ten points between weeks that vary by twenty', [40, 60, 80, 60], [50, 70, 90, 70], 'week', false],
    ['three weeks against four', [60, 61, 62], [75, 74, 76, 75], 'week', true],
    ['two weeks against four', [60, 61], [75, 74, 76, 75], 'week', false],
    ['nothing before', [60, 61, 62], [], 'month', false],
  ])('%s', (_, now, before, step, expected) => {
    expect(isBeyondChance(now, before, step)).toBe(expected);
    expect(isBeyondChance(before, now, step)).toBe(expected);
  });
});

test('a fall and a rise of the same size have as many points, in findings and in words', () => {
  for (let tenths = -400; tenths <= 400; tenths += 1) {
    const change = tenths / 10;
    const [finding] = listFindings([{ metric: 'motivation', avg: 56, ...figure, change }]);
    const { direction, points } = roundDifference(change);
    const sign = { up: 1, down: -1, same: 0 }[direction];
    expect([change, finding?.change]).toEqual([change, sign * points + 0]);
  }
});
