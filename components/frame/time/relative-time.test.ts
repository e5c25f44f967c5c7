import { expect, test } from 'vitest';
import { relativeDay, relativeTime } from '#/components/frame/time/relative-time.ts';

const now = Date.parse('2026-03-02T12:00:00Z');

test.each([
  ['2026-03-02T11:59:30Z', null],
  ['2026-03-02T12:00:30Z', null],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T10:30:00Z', '1 hour ago'],
  ['2026-02-27T12:00:00Z', '3 days ago'],
  ['2026-02-23T12:00:00Z', '7 days ago'],
  ['2026-02-22T12:00:00Z', '22 Feb'],
  ['2026-01-01T12:00:00Z', '1 Jan'],
  ['2025-12-01T12:00:00Z', '1 Dec 2025'],
])('%s was %s', (instant, words) => {
  expect(relativeTime(instant, now, 'en')).toBe(words);
});

test.each([
  ['2026-03-02', 0, 'en-GB', '0 ago'],
  ['2026-02-23', 7, 'en-GB', '7 ago'],
  ['2026-02-22', 8, 'en-GB', '22 Feb'],
  ['2025-12-31', 61, 'en-GB', '31 Dec 2025'],
  ['2026-02-01', 29, 'fr-FR', '1er févr.'],
])('%s, %i days ago, in %s is “%s”', (day, daysAgo, locale, words) => {
  expect(relativeDay(day, { daysAgo, locale, say: (days) => `${days} ago` })).toBe(words);
});

test('relative times follow the language', () => {
  expect(relativeTime('2026-02-27T12:00:00Z', now, 'en-XA')).toBe('vor 3 Tagen');
});
