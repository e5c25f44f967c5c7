import { expect, it } from 'vitest';
import { type ActivePulse, nextLookAt } from '#/lib/domain/pulses/schedule/round-times.ts';

/** Every Wednesday at noon. */
const weekly: ActivePulse = {
  startDate: '2026-03-04',
  endDate: null,
  openDays: null,
  time: '12:00',
  recurringOn: true,
  frequency: 2,
  days: [false, false, true, false, false, false, false],
  opensAtOnce: false,
  activatedAt: new Date('2026-03-01T09:00Z'),
  companyTimeZone: 'Europe/London',
  knownDates: ['2026-03-04'],
  hasAsked: true,
};

it.each<[string, Partial<ActivePulse>, string[], string, string]>([
  // When it's noon where the next day begins first, it's ten in the evening of the day before in London.
  ['on the eve of its next round', {}, ['Europe/London'], '2026-03-05T12:00Z', '2026-03-10T22:00:00.000Z'],
  ['every hour from then', {}, ['Europe/London'], '2026-03-10T22:00Z', '2026-03-10T23:00:00.000Z'],
  [
    'when it opens for the first of its people',
    {},
    ['America/New_York', 'Europe/London'],
    '2026-03-11T11:30Z',
    '2026-03-11T12:00:00.000Z',
  ],
  ['until that day has come everywhere', {}, ['Etc/GMT+12'], '2026-03-11T23:30Z', '2026-03-12T00:00:00.000Z'],
  [
    'when its last day is over',
    { endDate: '2026-03-05' },
    ['Asia/Tokyo'],
    '2026-03-05T12:00Z',
    '2026-03-06T00:00:00.000Z',
  ],
  [
    'when it has found no one for thirty days',
    { recurringOn: false },
    ['Europe/London'],
    '2026-04-03T12:00Z',
    '2026-04-03T23:00:00.000Z',
  ],
  ['at the latest in a week', { frequency: 3 }, ['Europe/London'], '2026-03-05T12:00Z', '2026-03-12T12:00:00.000Z'],
])('a pulse is checked %s', (_, changes, zones, now, expected) => {
  expect(nextLookAt({ ...weekly, ...changes }, zones, new Date(now)).toISOString()).toBe(expected);
});
