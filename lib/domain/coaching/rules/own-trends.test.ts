import { expect, it } from 'vitest';
import { ownTrend } from '#/lib/domain/coaching/rules/own-trends.ts';
import { mean, sampleDeviation } from '#/lib/domain/metrics/scores/mean.ts';

const ofDays = (metric: 'productivity' | 'motivation' | 'sentiment', differences: number[]) =>
  ownTrend({
    metric,
    avg: 60.4,
    persons: differences.length,
    delta: mean(differences),
    deviation: sampleDeviation(differences),
  });

it.each([
  // Δ −10, deviation 1.6, floor 8: 2.132 · 8 / √5 = 7.6.
  ['productivity', [-12, -8, -10, -9, -11], 'bad', 10],
  ['productivity', [12, 8, 10, 9, 11], 'very_good', 10],
  ['productivity', [8, 7, 9, 8, 8], 'good', 8],
  ['motivation', [-6, -6, -6, -6, -6, -6, -6, -6, -6], 'bad', 6],
  ['sentiment', [0, 0, 0, 0, 0], 'neutral', 0],
  ['sentiment', [20, 15, 10, 15, 20], 'very_good', 16],
] as const)('%s with %j is %s', (metric, differences, color, points) => {
  expect(ofDays(metric, [...differences])).toMatchObject({
    color,
    facts: { avg: 60, points, days: differences.length },
  });
});

it.each([
  // Δ −6, deviation 13.4; 12.8 would be needed.
  ['that may be chance', [-30, 0, 0, 0, 0]],
  ['of fewer than five days', [-20, -20, -20, -20]],
])('is none %s', (_, differences) => {
  expect(ofDays('productivity', differences)).toBeNull();
});
