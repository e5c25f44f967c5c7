import { describe, expect, it } from 'vitest';
import {
  nextCheckInDate,
  occurrencesOf,
  scheduleOf,
  type TeamZone,
  withSchedule,
} from '#/lib/domain/check-ins/rounds/occurrences.ts';

const daily: TeamZone = {
  companyId: 1,
  teamId: 2,
  timeZone: 'Europe/London',
  hasMembers: true,
  completedAt: new Date('2025-06-01T00:00Z'),
  companyTimeZone: 'Europe/London',
  frequencyId: 1,
  checkinDay: 1,
  workingDays: [1, 2, 3, 4, 5],
  surveysTimeSend: '12:00',
  asksOnJoining: true,
};
/** The days found at one instant after a sweep at another: those to send and, in brackets, the skipped ones. */
function daysOf(team: Partial<TeamZone>, sweptAt: string | null, now: string): string[] {
  const last = sweptAt === null ? null : new Date(`${sweptAt}Z`);
  return occurrencesOf({ ...daily, ...team }, last, new Date(`${now}Z`)).map(({ localDate, skippedAt }) =>
    skippedAt === null ? localDate : `(${localDate})`,
  );
}

describe('a sweep’s result', () => {
  it.each<[string, Partial<TeamZone>, string | null, string, string[]]>([
    ['at its minute', {}, '2026-03-03T11:59', '2026-03-03T12:00', ['2026-03-03']],
    ['not before', {}, '2026-03-03T11:58', '2026-03-03T11:59', []],
    ['after five hours of outage', {}, '2026-03-03T11:59', '2026-03-03T17:00', ['2026-03-03']],
    ['after seven hours of outage', {}, '2026-03-03T11:59', '2026-03-03T19:00', ['(2026-03-03)']],
    [
      'after a week of outage: every day that was missed, none of the days off',
      {},
      '2026-03-03T11:59',
      '2026-03-10T13:00',
      ['(2026-03-03)', '(2026-03-04)', '(2026-03-05)', '(2026-03-06)', '(2026-03-09)', '2026-03-10'],
    ],
    [
      'before the first sweep of all: yesterday and today',
      {},
      null,
      '2026-03-10T13:00',
      ['(2026-03-09)', '2026-03-10'],
    ],
    [
      'late in the evening, due since a change of settings',
      { surveysTimeSend: '08:00' },
      '2026-03-03T19:59',
      '2026-03-03T20:00',
      ['2026-03-03'],
    ],
    [
      'the day after such a change, and no mark',
      { surveysTimeSend: '08:00' },
      '2026-03-03T23:59',
      '2026-03-04T00:01',
      [],
    ],
    [
      'yesterday’s, sent just before midnight',
      { surveysTimeSend: '23:59' },
      '2026-03-03T23:58',
      '2026-03-04T00:01',
      ['2026-03-03'],
    ],
    [
      'only leaders, on the check-in day',
      { hasMembers: false },
      '2026-03-02T11:59',
      '2026-03-02T12:00',
      ['2026-03-02'],
    ],
    ['only leaders, on another day', { hasMembers: false }, '2026-03-03T11:59', '2026-03-03T12:00', []],
    [
      'only leaders, the check-in day being off',
      { hasMembers: false, checkinDay: 7 },
      '2026-03-02T11:59',
      '2026-03-02T12:00',
      ['2026-03-02'],
    ],
    [
      'made after its send time',
      { completedAt: new Date('2026-03-03T12:01Z'), asksOnJoining: false },
      '2026-03-03T11:59',
      '2026-03-03T12:05',
      [],
    ],
    [
      'made after its send time, asking on joining',
      { completedAt: new Date('2026-03-03T12:01Z') },
      '2026-03-03T12:04',
      '2026-03-03T12:05',
      ['2026-03-03'],
    ],
    [
      'made just after the day of its send time',
      { completedAt: new Date('2026-03-04T00:00Z') },
      '2026-03-04T00:00',
      '2026-03-04T00:01',
      [],
    ],
  ])('%s', (_title, team, sweptAt, now, expected) => {
    expect(daysOf(team, sweptAt, now)).toEqual(expected);
  });

  it('stores at most a year of days missed in an outage', () => {
    const marks = daysOf({ workingDays: [1, 2, 3, 4, 5, 6, 7] }, '2022-01-01T00:00', '2026-03-10T20:00');
    expect(marks.length).toBeLessThanOrEqual(367);
    expect(marks.at(0)).toBe('(2025-06-01)');
  });
});

it('a yearly check-in has the same month in every zone: the company’s when the team was created', () => {
  const team = { ...daily, frequencyId: 4, completedAt: new Date('2025-01-01T00:00Z') };
  const zones = ['Pacific/Honolulu', 'Europe/London', 'Pacific/Auckland'];
  const months = zones.map((timeZone) => scheduleOf({ ...team, timeZone }).createdOn.slice(5, 7));
  expect(months).toEqual(['01', '01', '01']);
});

describe('the next check-in', () => {
  const zone = 'Europe/London';
  const weekly = { ...daily, frequencyId: 2 };
  it.each<[string, TeamZone, string, string, string | null]>([
    ['is today until its time', weekly, zone, '2026-03-02T11:59', '2026-03-02'],
    ['is next week’s, starting at its minute', weekly, zone, '2026-03-02T12:00', '2026-03-09'],
    ['uses the day where the person lives', weekly, 'Pacific/Auckland', '2026-03-01T22:00', '2026-03-02'],
    ['skips days off', daily, zone, '2026-03-06T12:00', '2026-03-09'],
    ['of a team without working days is none', { ...daily, workingDays: [] }, zone, '2026-03-02T11:59', null],
  ])('%s', (_title, team, timeZone, now, expected) => {
    expect(nextCheckInDate(team, { timeZone, now: new Date(`${now}Z`) })).toBe(expected);
  });
});

it.each<[Record<string, unknown>, object]>([
  [{ surveysTimeSend: '9:00' }, { surveysTimeSend: '09:00' }],
  [{ surveysTimeSend: '09:00:00' }, { surveysTimeSend: '09:00' }],
  [{ surveysTimeSend: '9 Uhr' }, { surveysTimeSend: '09:00' }],
  [{ surveysTimeSend: '９：３０' }, { surveysTimeSend: '09:30' }],
  [{ frequencyId: 'Weekly' }, { frequencyId: 2 }],
  [{ frequencyId: ' daily' }, { frequencyId: 1 }],
  [{ workingDays: [true, true, true, true, true, false, false] }, { workingDays: [1, 2, 3, 4, 5] }],
  [{ workingDays: [0, 1, 0, 0, 0, 0, 0] }, { workingDays: [2] }],
  [{ surveysTimeSend: 'noon', frequencyId: 'often', workingDays: [1, 2] }, {}],
  [{ workingDays: [1, 1, 1, 1, 1, 1, 1] }, {}],
  [{ workingDays: [true, false] }, {}],
  [{ surveysTimeSend: 9, frequencyId: 3, workingDays: 'all' }, {}],
  [{}, {}],
])('%j becomes %j', (body, expected) => {
  expect(withSchedule(body)).toEqual(expected);
});
