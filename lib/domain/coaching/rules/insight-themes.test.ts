import { expect, it } from 'vitest';
import { hasTrendDay, orderThemes, ownTrend, trendWeekday } from '#/lib/domain/coaching/rules/insight-themes.ts';
import { mean, sampleDeviation } from '#/lib/domain/metrics/scores/numbers.ts';

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
])('no theme is chosen %s', (_, differences) => {
  expect(ofDays('productivity', differences)).toBeNull();
});

const team = { teamId: 1, categoryId: 5, today: '2026-11-17' };

it('all themes are used: those that fit first, then the most liked, and disliked ones last', () => {
  const votes = [
    { themeId: 9, likes: 3, dislikes: 0 },
    { themeId: 4, likes: 1, dislikes: 0 },
    { themeId: 13, likes: 0, dislikes: 4 },
  ];
  const order = orderThemes(votes, { ...team, categoryId: 7 });
  expect(order.slice(0, 3)).toEqual([2, 9, 4]);
  expect(order.at(-1)).toBe(13);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
});

it('another team starts with another theme', () => {
  expect(orderThemes([], team)[0]).not.toBe(orderThemes([], { ...team, teamId: 2 })[0]);
});

it('a quiet team continues in the next quarter where it stopped', () => {
  const later = orderThemes([], { ...team, today: '2027-02-15' });
  expect(later[0]).toBe(orderThemes([], team)[13]);
});

const workdays = [1, 2, 3, 4, 5];

it.each([
  [1, workdays, 2],
  [5, workdays, 1],
  [7, workdays, 1],
  [3, [3], 3],
  [3, [], 4],
])('check-ins on weekday %i with %j have trends on %i', (checkinDay, workingDays, weekday) => {
  expect(trendWeekday({ checkinDay, workingDays })).toBe(weekday);
});

// 2026-11-17 is a Tuesday.
it.each([
  ['2026-11-16', '2026-11-17', true],
  ['2026-11-17', '2026-11-18', false],
  ['2026-11-13', '2026-11-16', false],
  ['2026-11-13', '2026-11-19', true],
  ['2026-08-01', '2026-11-19', true],
  [null, '2026-11-19', true],
])('the team is checked on %s and again on %s', (last, today, expected) => {
  expect(hasTrendDay({ checkinDay: 1, workingDays: workdays }, last, today)).toBe(expected);
});
