import { expect, it } from 'vitest';
import { dueDaysOf, type LocalPlan } from '#/lib/domain/calendar/catch-up.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';

const everyDay: LocalPlan = {
  timeZone: 'Europe/London',
  time: '12:00',
  startsAt: new Date('2025-06-01T00:00Z'),
  datesIn: (from, to) => {
    const dates = [];
    for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
    return dates;
  },
};

// The rest of the table is in the tests of check-ins.
it.each<[string, Partial<LocalPlan>, string | null, string, string]>([
  ['at its minute', {}, '2026-03-03T11:59', '2026-03-03T12:00', '03-03'],
  ['not before', {}, '2026-03-03T11:58', '2026-03-03T11:59', ''],
  ['late by less than six hours', {}, '2026-03-03T11:59', '2026-03-03T17:59', '03-03'],
  ['late by six hours', {}, '2026-03-03T11:59', '2026-03-03T18:00', '(03-03)'],
  ['due before it began', { startsAt: new Date('2026-03-03T12:01Z') }, null, '2026-03-03T12:30', ''],
  ['due immediately where it started', { startsAt: new Date('2026-03-03T12:00Z') }, null, '2026-03-03T12:30', '03-03'],
  ['before the first sweep of all', {}, null, '2026-03-03T12:30', '(03-02) 03-03'],
  ['elsewhere', { timeZone: 'Asia/Tokyo' }, '2026-03-03T02:59', '2026-03-03T03:00', '03-03'],
])('%s', (_, more, sweptAt, now, expected) => {
  const last = sweptAt === null ? null : new Date(`${sweptAt}Z`);
  const days = dueDaysOf({ ...everyDay, ...more }, last, new Date(`${now}Z`)).map(({ localDate, isSkipped }) =>
    isSkipped ? `(${localDate.slice(5)})` : localDate.slice(5),
  );
  expect(days.join(' ')).toBe(expected);
});

it('catching up goes back a year at most, however long nothing was checked', () => {
  const marks = dueDaysOf(everyDay, new Date('2020-01-01T00:00Z'), new Date('2026-03-03T12:00Z'));
  expect([marks[0]?.localDate, marks.length]).toEqual(['2025-06-01', 276]);
  const older = { ...everyDay, startsAt: new Date('2019-01-01T00:00Z') };
  expect(dueDaysOf(older, new Date('2020-01-01T00:00Z'), new Date('2026-03-03T12:00Z'))).toHaveLength(367);
});
