import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type WorldCompany } from '#/e2e/api/world.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';

const server = openServer();
const today = localDateAt(new Date(), 'Europe/London');
const yesterday = addDays(today, -1);
/** A text in the notes, which are only returned by calls by name. */
const EARLIER = 'said before the appointment';
const LATER = 'said after it';

let own: WorldCompany;
let leader: Record<string, string>;
let appointed: Record<string, string>;

async function answer(localDate: string, elaborate: string): Promise<void> {
  const { team, persons } = own;
  const checkIn = await buildCheckIn(prisma(), { team, userId: persons.Member.id, localDate });
  await buildAnswer(prisma(), { checkIn, elaborate, productivity: 37 });
}

beforeAll(async () => {
  ({ own } = await buildWorld());
  const { Administrator, 'Team Leader': teamLeader } = own.persons;
  for (const days of [-200, -40, -8, -1]) await answer(addDays(today, days), EARLIER);
  const headers = await asProgram(Administrator);
  const path = `/api/secondaryLeader/team/${own.team.id}/add`;
  await server.call(path, { method: 'POST', headers, body: { userId: Administrator.id } });
  await answer(today, LATER);
  await rebuildPersonMonths(pool(), { companyId: own.company.id });
  leader = { ...(await asProgram(teamLeader)), role: 'Team Leader' };
  appointed = { ...(await asProgram(Administrator)), role: 'Team Leader' };
}, 60_000);

/** Every call that returns a team's check-ins by name, and how many it returns to each of its leaders. */
const calls: [name: string, path: (team: number, member: number) => string, appointed: number, leader: number][] = [
  ['the report of the last day', (team) => `/api/checkins/${team}`, 1, 1],
  ['the report of an earlier day', (team) => `/api/checkins/${team}?date=${yesterday}`, 0, 1],
  ['the answers of a month', (team) => `/api/dashboard/teams/${team}/answers?period=1m`, 1, 4],
  ['the answers of a year', (team) => `/api/dashboard/teams/${team}/answers?period=1y`, 1, 5],
  ['the answers of a person', (team, of) => `/api/dashboard/teams/${team}/answers?period=1y&member=${of}`, 1, 5],
  ['the results of yesterday', (team) => `/api/dashboard/teams/${team}?period=1d`, 0, 1],
  ['the results of a week', (team) => `/api/dashboard/teams/${team}?period=1w`, 1, 2],
  ['the results of a month', (team) => `/api/dashboard/teams/${team}?period=1m`, 1, 3],
  ['the results of half a year', (team) => `/api/dashboard/teams/${team}?period=6m`, 1, 4],
  ['the results of a year', (team) => `/api/dashboard/teams/${team}?period=1y`, 1, 5],
  ['the results of a person', (team, of) => `/api/dashboard/teams/${team}?period=1y&member=${of}`, 1, 5],
];

/** Returns how many check-ins an answer contains by name. */
function countNamed(text: string): number {
  if (!text.startsWith('{')) return text.split('\n').filter((line) => /^\d{4}-/.test(line)).length;
  const { answers, source, participation } = JSON.parse(text) as {
    answers?: { status: string }[];
    source?: object | null;
    participation?: { answered: number };
  };
  if (answers) return answers.filter(({ status }) => status === 'answered').length;
  return source === null ? (participation?.answered ?? 0) : 0;
}

describe('an administrator who makes themselves secondary leader', () => {
  it.each(calls)('gets no earlier check-in by name from %s', async (_, pathOf, ofAppointed, ofLeader) => {
    const path = pathOf(own.team.id, own.persons.Member.id);
    const [mine, theirs] = [
      await server.call(path, { headers: appointed }),
      await server.call(path, { headers: leader }),
    ];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect([countNamed(mine.text), countNamed(theirs.text)]).toEqual([ofAppointed, ofLeader]);
    expect(mine.text).not.toContain(EARLIER);
  });

  it('reads today’s by name, and sees since when they may', async () => {
    const { json } = await server.call(`/api/checkins/${own.team.id}`, { headers: appointed });
    expect(json).toMatchObject({
      date: today,
      namedSince: today,
      previousDate: null,
      dates: [{ date: today, due: 1, answered: 1 }],
      answers: [{ userId: own.persons.Member.id, elaborate: LATER }],
    });
    const year = await server.call(`/api/dashboard/teams/${own.team.id}?period=1y`, { headers: appointed });
    expect(year.json).toMatchObject({ namedSince: today, participation: { due: 1, answered: 1 } });
  });

  it('sees published results of an earlier day, and can’t remind anyone about it', async () => {
    const { json } = await server.call(`/api/checkins/${own.team.id}?date=${yesterday}`, { headers: appointed });
    expect(json).toMatchObject({ hiddenReason: 'before_you_led', nextDate: today, answers: [], members: [] });
    const nudge = { method: 'POST', headers: appointed, body: { date: yesterday } } as const;
    expect((await server.call(`/api/checkins/${own.team.id}/nudge`, nudge)).status).toBe(403);
  });

  it('can read the published results of all days', async () => {
    const path = `/api/dashboard/teams/${own.team.id}?period=1y&view=published`;
    const { json } = await server.call(path, { headers: appointed });
    expect(json).toMatchObject({ namedSince: null, source: { scope: 'company' }, participation: { answered: null } });
  });
});
