import { io } from 'socket.io-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { policyTable } from '#/e2e/api/policy-table.ts';
import { buildWorld, type World } from '#/e2e/api/world.ts';
import { publishCompany } from '#/e2e/support/scenes/publish-company.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { periods } from '#/lib/domain/calendar/period.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { loadContracts } from '#/server/feature-files.ts';

const DAY_MS = 24 * 3_600_000;
const contracts = await loadContracts();

const server = openServer();
let world: World;
let session: BuiltSession;
let preview: string;

beforeAll(async () => {
  world = await buildWorld();
  const { team, persons } = world.own;
  const members = [persons.Member];
  for (let at = 0; at < 5; at++) members.push(await buildMember(prisma(), { team }));
  // Some days with enough answers for a batch, and some with too few.
  for (const [daysAgo, answers] of [6, 1, 6, 2].entries())
    for (const { id: userId } of members.slice(0, answers)) {
      const localDate = new Date(Date.now() - (daysAgo + 3) * DAY_MS).toISOString().slice(0, 10);
      await buildAnswer(prisma(), { checkIn: await buildCheckIn(prisma(), { team, userId, localDate }) });
    }
  await publishCompany(world.own.company.id, new Date());
}, 60_000);

beforeEach(async () => {
  session = await signInAs(prisma(), world.own.persons['Team Leader'], { kind: 'api' });
  preview = await startPreview(session.headers);
});

async function startPreview(headers: Record<string, string>): Promise<string> {
  const body = { userId: world.own.persons.Member.id, teamId: world.own.team.id };
  const answer = await server.call('/api/dashboard/preview/token/create', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return (answer.json as { token: string }).token;
}

const previewed = () => ({ authorization: `Bearer ${preview}` });
const dashboard = (query = '', { id } = world.own.team) => `/api/dashboard/teams/${id}${query}`;
const get = (path: string, headers: Record<string, string> = previewed()) => server.call(path, { headers });

/** Returns whether a call accepts a preview token in an allowed role, whatever its answer. */
async function admits(contract: Endpoint): Promise<boolean> {
  const role = typeof contract.access === 'string' ? 'Member' : (contract.access[0] ?? 'Member');
  const row = policyTable[contract.name];
  const input = (await (row?.own ?? row?.unknown)?.send(world, world.own.persons[role])) ?? {};
  const headers = { ...previewed(), role };
  const answer = await server.call(addressOf(contract, input), { method: contract.method, headers, body: input.body });
  return refusalOf(answer) !== 401;
}

it('a preview may call the team dashboard, the tour flag and its own end, and nothing else', async () => {
  const closed = contracts.filter(({ access }) => access !== 'open');
  const open: string[] = [];
  for (const contract of closed) if (await admits(contract)) open.push(contract.name);
  expect(closed.length).toBeGreaterThan(60);
  expect(open.sort()).toEqual(['endPreview', 'getTeamDashboard', 'getTour']);
}, 60_000);

describe('a preview’s data', () => {
  it.each(periods.map(({ name }) => name))('includes the member’s own answer, for %s', async (period) => {
    const { headers } = await signInAs(prisma(), world.own.persons.Member, { kind: 'api' });
    const path = dashboard(`?period=${period}`);
    const own = await get(path, { ...headers, role: 'Member' });
    const leaders = await get(path, { ...session.headers, role: 'Team Leader' });
    expect([own.status, leaders.status]).toEqual([200, 200]);
    expect(leaders.json).not.toEqual(own.json);
    const ownDashboard = own.json as {
      period: { from: string };
      productivity: { avg: number | null };
      participation: { rate: number | null };
    };
    // Whichever day was published last, every period except a single day contains a batch.
    expect(period === '1d' || ownDashboard.productivity.avg === 70).toBe(true);
    const { from } = ownDashboard.period;
    // That a weekend without a result had no check-in is known; how many were asked isn't.
    const isFree =
      period === '1d' && ownDashboard.participation.rate === null && [0, 6].includes(new Date(from).getUTCDay());
    const due = isFree ? 0 : null;
    expect(ownDashboard.participation).toMatchObject({ due, answered: null, persons: null });
    // The leader's own role in the call gives no rights.
    for (const role of ['Team Leader', 'Member', ''])
      expect((await get(path, { ...previewed(), role })).json).toEqual(own.json);
  });

  it('includes the member’s tour flag', async () => {
    await prisma().user.update({ where: { id: world.own.persons.Member.id }, data: { tourCompletedAt: null } });
    expect((await get('/api/dashboard/tour')).json).toEqual({ tourCompleted: false });
    expect((await get('/api/dashboard/tour', session.headers)).json).not.toEqual({ tourCompleted: false });
  });

  it('is from one team: another one is refused, no matter who leads it and whether it exists', async () => {
    const { company, persons, otherTeam } = world.own;
    const second = await buildTeam(prisma(), { companyId: company.id, leaderId: persons['Team Leader'].id });
    await buildMember(prisma(), { team: second, user: persons.Member });
    for (const team of [second, otherTeam, world.foreign.team, { ...second, id: 2_147_483_647 }])
      expect(refusalOf(await get(dashboard('', team)))).toBe(403);
  });

  it('is never about one member only', async () => {
    expect(refusalOf(await get(dashboard(`?member=${world.own.persons.Member.id}`)))).toBe(403);
  });
});

describe('a browser in a preview', () => {
  it('needs the cookie of the leader’s session as well as the token', async () => {
    const { 'Team Leader': leader, Member: member } = world.own.persons;
    const marks = { origin: server.url, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    const mine = await signInAs(prisma(), leader);
    preview = await startPreview({ ...marks, ...mine.headers });
    const [another, theirs] = [await signInAs(prisma(), leader), await signInAs(prisma(), member)];
    expect((await get(dashboard(), { ...marks, ...previewed(), cookie: mine.cookie })).status).toBe(200);
    for (const cookie of ['', another.cookie, theirs.cookie])
      for (const way of [marks, {}])
        expect(refusalOf(await get(dashboard(), { ...way, ...previewed(), cookie }))).toBe(401);
  });

  it('can’t use a program’s preview', async () => {
    expect((await get(dashboard())).status).toBe(200);
    expect(refusalOf(await get(dashboard(), { ...previewed(), 'sec-fetch-site': 'same-origin' }))).toBe(401);
  });
});

it('a preview ends when the leader ends it, which returns the normal token', async () => {
  const answer = await get('/api/dashboard/preview/token/delete', session.headers);
  expect(answer.json).toMatchObject({ token: session.bearer });
  expect(refusalOf(await get(dashboard()))).toBe(403);
  expect((await get(dashboard(), { ...session.headers, role: 'Team Leader' })).status).toBe(200);
});

it('a preview that ends itself gets no better token', async () => {
  const answer = await get('/api/dashboard/preview/token/delete', previewed());
  expect([answer.status, answer.json]).toMatchObject([200, { token: null }]);
  expect(refusalOf(await get(dashboard()))).toBe(403);
  expect((await get(dashboard(), { ...session.headers, role: 'Team Leader' })).status).toBe(200);
  const [entry] = await prisma().auditEntry.findMany({
    where: { action: 'preview.end' },
    orderBy: { id: 'desc' },
    take: 1,
  });
  expect(entry?.actorId).toBe(world.own.persons['Team Leader'].id);
});

it('a preview’s token is invalid once the leader has signed out', async () => {
  await get('/api/auth/logout', session.headers);
  expect(refusalOf(await get(dashboard()))).toBe(401);
});

it('a preview opens no live connection', async () => {
  async function greeting(token: string): Promise<string> {
    const socket = io(server.url, { transports: ['websocket'], reconnection: false, auth: { token } });
    try {
      return await new Promise((resolve) => {
        socket.on('connect', () => resolve('welcome'));
        socket.on('connect_error', ({ message }) => resolve(message));
      });
    } finally {
      socket.close();
    }
  }
  expect([await greeting(session.bearer), await greeting(preview)]).toEqual(['welcome', 'signed_out']);
});
