import { describe, expect, it } from 'vitest';
import { isBeyondChance } from '#/lib/domain/metrics/changes/published-change.ts';

describe('isBeyondChance', () => {
  it.each<[string, number[], number[], 'day' | 'week' | 'month', boolean]>([
    ['ten points, four weeks each', [60, 61, 62, 61], [70, 71, 69, 70], 'week', true],
    // t(90 %, 6) · √(4²/4 + 4²/4) = 1.943 · 2.828 = 5.5.
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
