import { describe, expect, it } from 'vitest';
import {
  type CheckInSchedule,
  closesAt,
  dueDatesIn,
  isDue,
  markedWeekday,
  nextDueDate,
  nextSendAt,
} from '#/lib/domain/calendar/due.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';

const daily: CheckInSchedule = { frequencyId: 1, checkinDay: 1, workingDays: [1, 2, 3, 4, 5], createdOn: '2026-01-01' };
const weekly: CheckInSchedule = { ...daily, frequencyId: 2, checkinDay: 5 };
const monthly: CheckInSchedule = { ...daily, frequencyId: 3 };
const yearly: CheckInSchedule = { ...daily, frequencyId: 4, createdOn: '2025-03-15' };

describe('isDue', () => {
  it.each([
    ['daily on a Monday', daily, '2026-03-09', true],
    ['daily on a Saturday', daily, '2026-03-14', false],
    ['daily with working Sunday', { ...daily, workingDays: [7] }, '2026-03-15', true],
    ['daily on the first day', daily, '2026-01-01', true],
    ['daily before the first day', daily, '2025-12-31', false],
    ['weekly on its Friday', weekly, '2026-03-13', true],
    ['weekly on another day', weekly, '2026-03-12', false],
    ['weekly on a day that is no working day', { ...weekly, checkinDay: 6 }, '2026-03-14', true],
    ['monthly on the first Monday', monthly, '2026-03-02', true],
    ['monthly on the second Monday', monthly, '2026-03-09', false],
    ['monthly on the 7th', { ...monthly, checkinDay: 6 }, '2026-03-07', true],
    ['yearly in its month', yearly, '2026-03-02', true],
    ['yearly in another month', yearly, '2026-04-06', false],
    ['yearly before it was created', yearly, '2025-03-03', false],
  ])('%s', (_, schedule, date, expected) => {
    expect(isDue(schedule, date)).toBe(expected);
  });

  it('lists the due days of a range', () => {
    expect(dueDatesIn(weekly, '2026-03-01', '2026-03-15')).toEqual(['2026-03-06', '2026-03-13']);
  });
});

describe('markedWeekday', () => {
  it.each([
    ['a working day', 3, [1, 2, 3, 4, 5], 3],
    ['a day off: the next working day', 6, [1, 2, 3, 4, 5], 1],
    ['over the end of the week', 5, [2, 3], 2],
    ['no working days', 4, [], 4],
  ])('%s', (_, checkinDay, workingDays, expected) => {
    expect(markedWeekday({ checkinDay, workingDays })).toBe(expected);
  });
});

describe('nextDueDate', () => {
  it.each([
    ['daily over the weekend', daily, '2026-03-06', '2026-03-09'],
    ['daily is strictly after', daily, '2026-03-09', '2026-03-10'],
    ['weekly', weekly, '2026-03-13', '2026-03-20'],
    ['monthly', monthly, '2026-03-02', '2026-04-06'],
    ['monthly later in the month', monthly, '2026-03-30', '2026-04-06'],
    ['yearly', yearly, '2026-03-02', '2027-03-01'],
    ['yearly, created after this year’s day', yearly, '2025-03-15', '2026-03-02'],
    ['long before the team exists', daily, '2020-01-01', '2026-01-01'],
    ['no working days', { ...daily, workingDays: [] }, '2026-03-02', null],
  ])('%s', (_, schedule, after, expected) => {
    expect(nextDueDate(schedule, after)).toBe(expected);
  });

  it.each([daily, weekly, monthly, yearly])('skips no due day of frequency $frequencyId', (schedule) => {
    const due = dueDatesIn(schedule, '2024-12-01', '2028-12-31');
    for (let after = '2024-12-01'; after < '2027-12-01'; after = addDays(after, 3)) {
      expect(nextDueDate(schedule, after)).toBe(due.find((date) => date > after));
    }
  });
});

describe('nextSendAt', () => {
  it.each([
    ['later today', '12:00', 'America/New_York', '2026-07-01T15:59:59Z', '2026-07-01T16:00:00.000Z'],
    ['strictly after', '12:00', 'America/New_York', '2026-07-01T16:00:00Z', '2026-07-02T16:00:00.000Z'],
    ['winter', '12:00', 'America/New_York', '2026-01-14T20:00:00Z', '2026-01-15T17:00:00.000Z'],
    ['over the weekend', '12:00', 'Asia/Kolkata', '2026-03-06T06:30:00Z', '2026-03-09T06:30:00.000Z'],
    ['already Monday there', '08:00', 'Pacific/Auckland', '2026-03-08T12:00:00Z', '2026-03-08T19:00:00.000Z'],
  ])('%s', (_, sendTime, timeZone, after, expected) => {
    expect(nextSendAt(daily, sendTime, timeZone, new Date(after))?.toISOString()).toBe(expected);
  });

  it.each([
    ['repeated', '2026-10-30T12:00:00Z', '01:30'],
    ['skipped', '2026-03-06T12:00:00Z', '02:30'],
  ])('sends once on the night with the %s hour', (_, start, sendTime) => {
    const everyDay = { ...daily, workingDays: [1, 2, 3, 4, 5, 6, 7] };
    let at = new Date(start);
    const sentDates: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      const next = nextSendAt(everyDay, sendTime, 'America/New_York', at);
      if (next === null) break;
      sentDates.push(next.toISOString().slice(0, 10));
      at = next;
    }
    expect(sentDates).toEqual([1, 2, 3, 4].map((days) => addDays(start.slice(0, 10), days)));
  });

  it('is null if nothing will ever be due', () => {
    expect(nextSendAt({ ...daily, workingDays: [] }, '12:00', 'UTC', new Date('2026-03-02T00:00Z'))).toBeNull();
  });
});

describe('closesAt', () => {
  it.each([
    ['daily before a weekend: 36 hours', 1, '2026-03-06T12:00Z', '2026-03-09T12:00Z', '2026-03-08T00:00:00.000Z'],
    [
      'daily in the week: when the next is sent',
      1,
      '2026-03-09T12:00Z',
      '2026-03-10T12:00Z',
      '2026-03-10T12:00:00.000Z',
    ],
    ['daily without a next one', 1, '2026-03-09T12:00Z', null, '2026-03-11T00:00:00.000Z'],
    ['weekly: 7 days', 2, '2026-03-06T12:00Z', '2026-03-13T12:00Z', '2026-03-13T12:00:00.000Z'],
    [
      'weekly when the clock goes forward: the next one',
      2,
      '2026-03-06T17:00Z',
      '2026-03-13T16:00Z',
      '2026-03-13T16:00:00.000Z',
    ],
    ['monthly: 7 days', 3, '2026-03-02T12:00Z', '2026-04-06T12:00Z', '2026-03-09T12:00:00.000Z'],
    ['yearly: 7 days', 4, '2026-03-02T12:00Z', '2027-03-01T12:00Z', '2026-03-09T12:00:00.000Z'],
  ] as const)('%s', (_, frequencyId, sentAt, nextSentAt, expected) => {
    const next = nextSentAt === null ? null : new Date(nextSentAt);
    expect(closesAt(frequencyId, new Date(sentAt), next).toISOString()).toBe(expected);
  });
});
