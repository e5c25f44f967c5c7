import { expect, it } from 'vitest';
import { describeNextMoment } from '#/components/check-ins/ending/next-moment.ts';

it.each([
  ['2026-11-23T09:30:00Z', 'Europe/London', 'en-GB', 'Monday, 09:30'],
  ['2026-11-23T23:30:00Z', 'Asia/Tokyo', 'en-GB', 'Tuesday, 08:30'],
  ['2026-11-23T14:30:00Z', 'America/New_York', 'en-US', 'Monday, 09:30 AM'],
  ['2026-12-01T09:30:00Z', 'Europe/Paris', 'fr-FR', 'mardi, 1er décembre, 10:30'],
  ['2026-11-27T09:30:00Z', 'Europe/London', 'en-GB', 'Friday, 27 November, 09:30'],
  ['2027-10-04T11:00:00Z', 'Europe/London', 'en-GB', 'Monday, 4 October 2027, 12:00'],
])('%s in %s for a reader of %s is %s', (instant, timeZone, locale, words) => {
  const now = new Date('2026-11-20T16:00:00Z');
  expect(describeNextMoment(instant, { timeZone, locale, now })).toBe(words);
});
