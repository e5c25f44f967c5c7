import { beforeAll, describe, expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { sweepAndSend, wallReader } from '#/e2e/support/product/rounds.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

/** A time of day per zone, chosen so that all are at the same instant in most zones' winter. */
const dailyTimes = {
  'Pacific/Honolulu': '07:00',
  'America/New_York': '12:00',
  'Europe/London': '17:00',
  'Asia/Kolkata': '22:30',
  'Pacific/Auckland': '06:00',
};
const zones = Object.keys(dailyTimes) as (keyof typeof dailyTimes)[];
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const YEAR = 2026;
const WORKING_DAYS = [1, 2, 3, 4, 5];
/** During the hours that clocks skip and repeat, and only on Sundays, when they do. */
const NIGHTS = [7];

/** Days of the year, computed in the simplest way, as `[YYYY-MM-DD, weekday, day of month, month]`. */
const days = Array.from({ length: 365 }, (_, index) => {
  const date = new Date(Date.UTC(YEAR, 0, 1 + index));
  return [date.toISOString().slice(0, 10), date.getUTCDay() || 7, date.getUTCDate(), date.getUTCMonth() + 1] as const;
});

type IsDue = (weekday: number, dayOfMonth: number, month: number) => boolean;

interface Plan {
  schedule: { frequencyId: number; checkinDay: number; workingDays: number[]; surveysTimeSend: string };
  zones: string[];
  /** When it is due, computed differently from the product. */
  isDue: IsDue;
}

const plan = (zones: string[], surveysTimeSend: string, frequencyId: number, isDue: IsDue, more = {}): Plan => ({
  schedule: { frequencyId, checkinDay: 1, workingDays: WORKING_DAYS, surveysTimeSend, ...more },
  zones,
  isDue,
});
const plans: Plan[] = [
  ...zones.map((zone) => plan([zone], dailyTimes[zone], 1, (weekday) => weekday <= 5)),
  ...zones.map((zone) => plan([zone], '02:30', 2, (weekday) => weekday === 7, { checkinDay: 7 })),
  plan(zones, '01:30', 1, (weekday) => NIGHTS.includes(weekday), { workingDays: NIGHTS }),
  plan(['Asia/Kolkata'], dailyTimes['Asia/Kolkata'], 3, (weekday, day) => weekday === 1 && day <= 7),
  plan(
    ['America/New_York'],
    dailyTimes['America/New_York'],
    4,
    (weekday, day, month) => weekday === 2 && day <= 7 && month === 1,
    {
      checkinDay: 2,
    },
  ),
];

/** Person, day and local time of sending, for everyone asked in the year's sweeps. */
let sentCheckIns: { key: string; timeZone: string; localDate: string; sentAt: Date; surveysTimeSend: string }[];
let expected: string[];

openQueue();
beforeAll(async () => {
  const { id: companyId } = await buildCompany(prisma());
  const people = new Map<number, { timeZone: string; plan: Plan }>();
  expected = [];
  for (const each of plans) {
    const team = await buildTeam(prisma(), { companyId, ...each.schedule });
    for (const timeZone of each.zones) {
      const { id } = await buildMember(prisma(), { team, user: { timeZone } });
      people.set(id, { timeZone, plan: each });
      for (const [date, ...day] of days) if (each.isDue(...day)) expected.push(`${id} ${date}`);
    }
  }
  for (const instant of sendInstants()) await sweepAndSend(instant);
  // The first sweep catches up some of the day before.
  const rows = await prisma().checkIn.findMany({ where: ofTheYear('localDate'), orderBy: { id: 'asc' } });
  sentCheckIns = rows.flatMap(({ userId, localDate, sentAt }) => {
    const person = people.get(userId);
    const date = localDate.toISOString().slice(0, 10);
    if (!person) throw new Error('a check-in of nobody');
    const { timeZone, plan: each } = person;
    return [
      { key: `${userId} ${date}`, timeZone, localDate: date, sentAt, surveysTimeSend: each.schedule.surveysTimeSend },
    ];
  });
  // It takes 70 seconds on two busy cores.
}, 200_000);

function ofTheYear<C extends string>(column: C) {
  const range = { gte: new Date(Date.UTC(YEAR, 0, 1)), lt: new Date(Date.UTC(YEAR + 1, 0, 1)) };
  return { [column]: range } as Record<C, typeof range>;
}

/** Every half hour of the year when a clock shows a send time on a day of its teams, or the time shown instead. */
function sendInstants(): Date[] {
  const readers = zones.map((zone) => ({ daily: dailyTimes[zone], read: wallReader(zone) }));
  const first = Date.UTC(YEAR, 0, 1) - DAY_MS / 2;
  const halfHours = Array.from({ length: 366 * 48 }, (_, index) => new Date(first + index * 30 * MINUTE_MS));
  const anHourBefore = (instant: Date) => new Date(instant.getTime() - 60 * MINUTE_MS);
  return halfHours.filter((instant) =>
    readers.some(({ daily, read }) => isSendTime(daily, read(instant), () => read(anHourBefore(instant)))),
  );
}

function isSendTime(daily: string, reading: string, anHourBefore: () => string): boolean {
  const [date = '', time = ''] = reading.split(' ');
  const weekday = new Date(date).getUTCDay() || 7;
  if (weekday < 7) return time === daily && weekday <= 5;
  // In the night when the clock skips an hour, it shows 03:30 an hour after 01:30.
  return ['01:30', '02:30'].includes(time) || (time === '03:30' && anHourBefore().endsWith('01:30'));
}

describe('a year of sweeps over teams in five zones', () => {
  it('creates exactly one check-in per person and due date', () => {
    const keys = sentCheckIns.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(1500);
  });

  it('sends each at its time on the person’s clock, an hour later if the clock skips it', () => {
    const readers = new Map<string, (instant: Date) => string>(zones.map((zone) => [zone, wallReader(zone)]));
    const odd = sentCheckIns.flatMap(({ timeZone, localDate, sentAt, surveysTimeSend }) => {
      const reading = readers.get(timeZone)?.(sentAt) ?? '';
      return reading === `${localDate} ${surveysTimeSend}` ? [] : [`${timeZone} ${reading} for ${localDate}`];
    });
    expect(odd).toEqual([
      'America/New_York 2026-03-08 03:30 for 2026-03-08',
      'Europe/London 2026-03-29 02:30 for 2026-03-29',
      'Pacific/Auckland 2026-09-27 03:30 for 2026-09-27',
    ]);
  });

  it('counts in the monthly roll-up what it has sent', async () => {
    const { _sum } = await prisma().personMonth.aggregate({ where: ofTheYear('month'), _sum: { dueCount: true } });
    expect(_sum.dueCount).toBe(sentCheckIns.length);
  });
});

describe('the sweep of every minute, in nights when a clock changes,', () => {
  const runDays: [zone: string, day: string][] = [
    ['America/New_York', '2027-03-14'],
    ['Europe/London', '2027-03-28'],
    ['Pacific/Auckland', '2027-04-04'],
    ['Pacific/Auckland', '2027-09-26'],
    ['Europe/London', '2027-10-31'],
    ['America/New_York', '2027-11-07'],
  ];

  it.each(runDays)('%s, %s: reaches each person once', async (timeZone, day) => {
    const read = wallReader(timeZone);
    const start = Date.parse(`${day}T00:00:00Z`) - DAY_MS;
    const minutes = Array.from({ length: 3 * 1440 }, (_, index) => new Date(start + index * MINUTE_MS));
    // From before the first send time to after the last, both in an hour that is skipped or repeated.
    const ofTheRunDay = minutes.filter(
      (minute) => /^(01:[2-5]|02:|03:[0-3])/.test(read(minute).slice(11)) && read(minute).startsWith(day),
    );
    for (const minute of ofTheRunDay) await sweepAndSend(minute);
    const checkIns = await prisma().checkIn.findMany({
      where: { localDate: new Date(`${day}T00:00:00Z`), user: { timeZone } },
      select: { userId: true, team: { select: { surveysTimeSend: true } } },
    });
    // The weekly team of 02:30 and the nightly team of 01:30.
    expect(checkIns.map(({ team }) => team.surveysTimeSend).toSorted()).toEqual(['01:30', '02:30']);
  });
});
