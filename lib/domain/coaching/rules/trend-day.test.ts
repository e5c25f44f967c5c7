import { expect, it } from 'vitest';
import { hasTrendDay, trendWeekday } from '#/lib/domain/coaching/rules/trend-day.ts';

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
])('looked at on %s and again on %s', (last, today, expected) => {
  expect(hasTrendDay({ checkinDay: 1, workingDays: workdays }, last, today)).toBe(expected);
});
