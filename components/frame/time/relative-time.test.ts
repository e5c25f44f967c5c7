import { expect, test } from 'vitest';
import { relativeTime } from '#/components/frame/time/relative-time.ts';

const now = Date.parse('2026-03-02T12:00:00Z');

test.each([
  ['2026-03-02T11:59:30Z', null],
  ['2026-03-02T12:00:30Z', null],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T10:30:00Z', '1 hour ago'],
  ['2026-02-27T12:00:00Z', '3 days ago'],
  ['2026-02-16T12:00:00Z', '2 weeks ago'],
  ['2025-12-01T12:00:00Z', '3 months ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('%s was %s', (instant, words) => {
  expect(relativeTime(instant, now, 'en')).toBe(words);
});

test('relative times follow the language', () => {
  expect(relativeTime('2026-02-27T12:00:00Z', now, 'en-XA')).toBe('vor 3 Tagen');
});
