import { afterEach, expect, test, vi } from 'vitest';
import {
  describePeriod,
  formatDate,
  formatDay,
  formatFullDay,
  formatRange,
  formatShortRange,
} from '#/lib/domain/calendar/date-words.ts';
import { periods } from '#/lib/domain/calendar/period.ts';
import { wordsFor } from '#/lib/words/translator.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])('a day stays the day it is in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatDay('2026-03-23', 'en-GB')).toBe('Monday, 23 March');
  expect(formatFullDay('2026-03-23', 'en-GB')).toBe('Monday, 23 March 2026');
  expect(formatDate('2026-03-01', 'en-GB', { month: 'short', year: 'numeric' })).toBe('Mar 2026');
});

test('the order of day and month is the reader’s', () => {
  expect(formatDay('2026-03-23', 'en-US')).toBe('Monday, March 23');
});

test('a period names its year once, two years both', () => {
  expect(formatRange('2026-03-01', '2026-03-30', 'en-GB')).toBe('1 – 30 March 2026');
  expect(formatRange('2025-12-24', '2026-01-22', 'en-GB')).toBe('24 December 2025 – 22 January 2026');
  expect(formatRange('2026-03-30', '2026-03-30', 'en-GB')).toBe('30 March 2026');
});

test('a period is written shorter', () => {
  expect(formatShortRange('2026-03-01', '2026-03-30', 'en-GB')).toBe('1 Mar – 30 Mar 2026');
  expect(formatShortRange('2025-12-24', '2026-01-22', 'en-GB')).toBe('24 Dec 2025 – 22 Jan 2026');
  expect(formatShortRange('2026-03-30', '2026-03-30', 'en-GB')).toBe('Monday, 30 March 2026');
});

test('the change of an own team’s month is measured over whole weeks, every other over the period before', () => {
  const compared = periods.flatMap(({ name }) => {
    const { previous, compared: weeks } = describePeriod(name, wordsFor('en', 'figures.results'));
    return weeks === previous ? [] : [[name, weeks]];
  });
  expect(compared).toEqual([['1m', 'the previous 4 weeks']]);
});
