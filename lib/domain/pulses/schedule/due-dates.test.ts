import { expect, it } from 'vitest';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { dueDatesIn, nextDueDate, type PulseSchedule, roundClosesAt } from '#/lib/domain/pulses/schedule/due-dates.ts';

const workdays = [true, true, true, true, true, false, false];
const everyDay = workdays.map(() => true);
const schedule = (more: Partial<PulseSchedule>): PulseSchedule => ({
  startDate: '2026-03-02',
  endDate: null,
  opensAtOnce: false,
  recurringOn: true,
  frequency: 1,
  days: workdays,
  ...more,
});
const single = { recurringOn: false } as const;
const [weekly, monthly, yearly] = [{ frequency: 2 }, { frequency: 3 }, { frequency: 4 }] as const;

it.each<[string, Partial<PulseSchedule>, string, string, string]>([
  ['a single one, on its day', single, '2026-02-01', '2026-12-31', '03-02'],
  ['a single one on a day off', { ...single, startDate: '2026-03-07' }, '2026-03-01', '2026-03-31', '03-07'],
  ['a single one, asked about other days', single, '2026-03-03', '2026-12-31', ''],
  ['a single one that found no one', { ...single, retries: true }, '2026-03-03', '2026-03-05', '03-03 03-04 03-05'],
  ['a single one tries for 30 days', { ...single, retries: true }, '2026-03-30', '2026-04-09', '03-30 03-31 04-01'],
  [
    'a single one tries until its end',
    { ...single, retries: true, endDate: '2026-03-04' },
    '2026-03-01',
    '2026-04-09',
    '03-02 03-03 03-04',
  ],
  ['daily, on its days', {}, '2026-03-01', '2026-03-10', '03-02 03-03 03-04 03-05 03-06 03-09 03-10'],
  ['daily, until its end', { endDate: '2026-03-03' }, '2026-03-01', '2026-03-10', '03-02 03-03'],
  [
    'daily, started immediately on a Saturday',
    { startDate: '2026-03-07', opensAtOnce: true },
    '2026-03-01',
    '2026-03-10',
    '03-07 03-09 03-10',
  ],
  ['daily without any day', { days: workdays.map(() => false) }, '2026-03-01', '2026-03-31', ''],
  ['weekly', weekly, '2026-03-03', '2026-03-31', '03-09 03-16 03-23 03-30'],
  ['weekly, starting on a Saturday', { ...weekly, startDate: '2026-03-07' }, '2026-03-01', '2026-03-20', '03-09 03-16'],
  [
    'weekly, started immediately on a Saturday',
    { ...weekly, startDate: '2026-03-07', opensAtOnce: true },
    '2026-03-01',
    '2026-03-20',
    '03-07 03-16',
  ],
  ['monthly', { ...monthly, days: everyDay }, '2026-03-01', '2026-06-30', '03-02 04-02 05-02 06-02'],
  [
    'monthly on the 31st',
    { ...monthly, startDate: '2026-01-31', days: everyDay },
    '2026-01-01',
    '2026-05-31',
    '01-31 02-28 03-31 04-30 05-31',
  ],
  [
    'monthly on the 31st, moved on to working days',
    { ...monthly, startDate: '2026-01-31' },
    '2026-02-01',
    '2026-05-31',
    '02-02 03-02 03-31 04-30',
  ],
  ['yearly', yearly, '2027-01-01', '2029-12-31', '2027-03-02 2028-03-02 2029-03-02'],
  ['yearly on 29 February', { ...yearly, startDate: '2028-02-29' }, '2029-01-01', '2029-12-31', '2029-02-28'],
])('%s', (_, more, from, to, expected) => {
  const dates = dueDatesIn(schedule({ ...more, ...(expected.includes('2029') ? { days: everyDay } : {}) }), from, to);
  const short = dates.map((date) => (expected.includes('2029') ? date : date.slice(5)));
  expect(short.join(' ')).toBe(expected);
});

it.each<[string, Partial<PulseSchedule>, string, string | null]>([
  ['before the first', {}, '2026-01-01', '2026-03-02'],
  ['after Friday', {}, '2026-03-06', '2026-03-09'],
  ['a week on', weekly, '2026-03-02', '2026-03-09'],
  ['a month on', monthly, '2026-03-02', '2026-04-02'],
  ['a year on', yearly, '2026-03-02', '2027-03-02'],
  ['a single one that is over', single, '2026-03-02', null],
  ['after its end', { endDate: '2026-03-06' }, '2026-03-06', null],
  ['without any day', { days: workdays.map(() => false) }, '2026-03-06', null],
])('the next day: %s', (_, more, after, expected) => {
  expect(nextDueDate(schedule(more), after)).toBe(expected);
});

it('the days are the same however a year is split, in order and each once', () => {
  for (const frequency of [1, 2, 3, 4] as const) {
    for (const startDate of ['2026-01-31', '2026-03-07', '2026-12-30']) {
      for (const opensAtOnce of [false, true]) {
        const one = schedule({ frequency, startDate, opensAtOnce });
        const whole = dueDatesIn(one, '2026-01-01', '2028-01-31');
        const cut: string[] = [];
        for (let date = '2026-01-01'; date <= '2028-01-31'; date = addDays(date, 1))
          cut.push(...dueDatesIn(one, date, date));
        expect(whole).toEqual([...new Set(cut)].sort());
        expect(whole[0]).toBe(nextDueDate(one, '2025-12-31'));
        for (const [at, date] of whole.slice(1).entries()) expect(nextDueDate(one, whole[at] ?? '')).toBe(date);
      }
    }
  }
});

const sentAt = new Date('2026-03-02T12:00Z');
const nextDay = new Date('2026-03-03T05:00Z');

it.each<[string, Parameters<typeof roundClosesAt>[0], Partial<Parameters<typeof roundClosesAt>[1]>, string]>([
  ['a single one after 5 days', { recurringOn: false, frequency: 1, openDays: null }, {}, '2026-03-07T12:00'],
  ['a daily one with the next', { recurringOn: true, frequency: 1, openDays: null }, {}, '2026-03-03T05:00'],
  [
    'a daily one before a day off',
    { recurringOn: true, frequency: 1, openDays: null },
    { nextOpensAt: null },
    '2026-03-03T12:00',
  ],
  ['a weekly one after 5 days', { recurringOn: true, frequency: 2, openDays: null }, {}, '2026-03-07T12:00'],
  ['a monthly one after 5 days', { recurringOn: true, frequency: 3, openDays: null }, {}, '2026-03-07T12:00'],
  ['a yearly one after 14 days', { recurringOn: true, frequency: 4, openDays: null }, {}, '2026-03-16T12:00'],
  ['one that says so, whatever comes next', { recurringOn: true, frequency: 1, openDays: 3 }, {}, '2026-03-05T12:00'],
  [
    'with the last day',
    { recurringOn: true, frequency: 2, openDays: 14 },
    { endsAt: new Date('2026-03-04T00:00Z') },
    '2026-03-04T00:00',
  ],
])('a round closes: %s', (_, pulse, more, expected) => {
  const end = roundClosesAt(pulse, { lastSentAt: sentAt, nextOpensAt: nextDay, endsAt: null, ...more });
  expect(end.toISOString()).toBe(`${expected}:00.000Z`);
});
