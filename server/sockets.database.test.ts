import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { sessionRoom, teamDashboardRoom, userRoom } from '#/lib/domain/live/rooms.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { createHttpServer, listen } from '#/server/http.ts';
import { type LiveHub, startLiveHub } from '#/server/live-hub.ts';
import { createSockets, SOCKETS_PATH, type Sockets } from '#/server/sockets.ts';
import { routeUpgrades } from '#/server/upgrades.ts';

interface Process {
  http: Server;
  sockets: Sockets;
  hub: LiveHub;
  url: string;
}

const APP_URL = 'http://localhost:3000';
const OWN = { host: 'localhost:3000', origin: APP_URL };

let processes: Process[];
let clients: Socket[] = [];
let team: Team;
let otherTeam: Team;
let leader: User;
let session: BuiltSession;

/** The part of a web process that has to do with sockets. */
async function startProcess(): Promise<Process> {
  const http = createHttpServer((_request, response) => response.end(), {});
  const sockets = createSockets();
  routeUpgrades(http, APP_URL, new Map([[SOCKETS_PATH, sockets.upgrade]]));
  const hub = startLiveHub(process.env.DATABASE_URL ?? '', sockets);
  await hub.ready;
  await listen(http, 0, '127.0.0.1');
  return { http, sockets, hub, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

function open({ url }: Pick<Process, 'url'>, token: string | undefined, extraHeaders: Record<string, string>): Socket {
  const options = { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true };
  const client = connect(url, { ...options, extraHeaders });
  clients.push(client);
  return client;
}

async function openAs(process: Process, { bearer, cookie }: BuiltSession): Promise<Socket> {
  const client = open(process, bearer, cookie ? { ...OWN, cookie } : { host: OWN.host });
  expect(await outcome(client)).toBe('connected');
  return client;
}

function outcome(client: Socket): Promise<string> {
  return new Promise((resolve) => {
    client.once('connect', () => resolve('connected'));
    client.once('connect_error', (error) => resolve(error.message));
  });
}

function next(client: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => void client.once(event, (payload: unknown) => resolve(payload ?? event)));
}

beforeAll(async () => {
  await testDatabase();
  processes = [await startProcess(), await startProcess()];
});

beforeEach(async () => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  leader = await buildUser(db, { companyId });
  team = await buildTeam(db, { companyId, leaderId: leader.id });
  otherTeam = await buildTeam(db, { companyId });
  session = await signInAs(db, leader);
});

afterEach(() => {
  for (const client of clients) client.disconnect();
  clients = [];
});

afterAll(async () => {
  for (const { http, hub, sockets } of processes) {
    await sockets.io.close();
    await hub.close();
    http.close();
  }
  await closeDatabase();
});

const [first, second] = [() => processes[0] as Process, () => processes[1] as Process];

describe('who gets a socket', () => {
  it('a browser with both halves of its session', async () => {
    expect((await openAs(first(), session)).connected).toBe(true);
  });

  it('a program with the bearer of its own kind of session', async () => {
    const program = await signInAs(prisma(), leader, { kind: 'api' });
    expect((await openAs(first(), program)).connected).toBe(true);
  });

  it.each<[string, () => Socket, string]>([
    ['nobody without a token', () => open(first(), undefined, OWN), 'signed_out'],
    ['nobody with an invented token', () => open(first(), 'sb_invented', OWN), 'signed_out'],
    ['no browser without the cookie', () => open(first(), session.bearer, OWN), 'signed_out'],
    [
      'no foreign page',
      () => open(first(), session.bearer, { ...OWN, origin: 'http://evil.example' }),
      'websocket error',
    ],
    ['no foreign host', () => open(first(), session.bearer, { host: 'evil.example' }), 'websocket error'],
  ])('%s', async (_title, attempt, words) => {
    expect(await outcome(attempt())).toBe(words);
  });

  it('no ended session', async () => {
    await prisma().session.update({ where: { id: session.id }, data: { revokedAt: new Date() } });
    const { bearer, cookie } = session;
    expect(await outcome(open(first(), bearer, { ...OWN, cookie }))).toBe('signed_out');
  });
});

describe('what a socket hears', () => {
  it('the events of its rooms in every process, and of no other room', async () => {
    const clients = [await openAs(first(), session), await openAs(second(), session)];
    const heard = clients.map((client) => next(client, 'changed'));
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(otherTeam.id), 'changed', { teamId: otherTeam.id });
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(team.id), 'changed', { teamId: team.id });
    expect(await Promise.all(heard)).toEqual([{ teamId: team.id }, { teamId: team.id }]);
  });

  it('nothing of the answers of a team that one is only a member of', async () => {
    const member = await buildMember(prisma(), { team });
    const client = await openAs(first(), await signInAs(prisma(), member));
    const heard = next(client, 'changed');
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(team.id), 'changed', { teamId: team.id });
    await announceInTransaction(prisma(), 'emit', userRoom(member.id), 'changed', { own: 1 });
    expect(await heard).toEqual({ own: 1 });
  });

  it('nothing of a transaction that is rolled back', async () => {
    const client = await openAs(first(), session);
    const heard = next(client, 'changed');
    const failing = prisma().$transaction(async (tx) => {
      await announceInTransaction(tx, 'emit', userRoom(leader.id), 'changed', { kept: 0 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { kept: 1 });
    expect(await heard).toEqual({ kept: 1 });
  });

  it('the rooms of a team led meanwhile, after "rejoin"', async () => {
    const client = await openAs(first(), session);
    await prisma().team.update({ where: { id: otherTeam.id }, data: { secondaryLeaderId: leader.id } });
    const heard = next(client, 'changed');
    await announceInTransaction(prisma(), 'rejoin', userRoom(leader.id));
    await announceUntil(heard, () =>
      announceInTransaction(prisma(), 'emit', teamDashboardRoom(otherTeam.id), 'changed', { teamId: otherTeam.id }),
    );
    expect(await heard).toEqual({ teamId: otherTeam.id });
  });

  it('that its roles are others now, when they were gained or lost, and nobody else hears of it', async () => {
    const client = await openAs(first(), session);
    const colleague = await buildUser(prisma(), { companyId: team.companyId });
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: colleague.id } });
    const other = await openAs(first(), await signInAs(prisma(), colleague));
    let isOtherTold = false;
    other.once('roles', () => {
      isOtherTold = true;
    });
    const told = next(client, 'roles');
    await announceInTransaction(prisma(), 'rejoin', userRoom(leader.id));
    expect(await told).toBe('roles');
    const heard = next(other, 'changed');
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(team.id), 'changed', { teamId: team.id });
    await heard;
    expect(isOtherTold).toBe(false);
  });

  it('that it is blocked, and is closed, when its session ends; other sessions stay', async () => {
    const client = await openAs(second(), session);
    const other = await openAs(second(), await signInAs(prisma(), leader));
    const blocked = next(client, 'blocked');
    const closed = next(client, 'disconnect');
    await announceInTransaction(prisma(), 'end', sessionRoom(session.id));
    expect(await blocked).toBe('blocked');
    expect(await closed).toBe('io server disconnect');
    expect(other.connected).toBe(true);
  });

  it('"resync" after the database connection was lost, and events again', async () => {
    const client = await openAs(first(), session);
    const resync = next(client, 'resync');
    let isToldTwice = false;
    client.once('roles', () => {
      isToldTwice = true;
    });
    await pool().query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'unboxt-live'");
    expect(await resync).toBe('resync');
    const heard = next(client, 'changed');
    await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { again: 1 });
    expect(await heard).toEqual({ again: 1 });
    // The page would be rendered at once, and everybody's with it.
    expect(isToldTwice).toBe(false);
  });
});

describe('what a socket may say', () => {
  it('that it signed in, which is acknowledged; everything else is ignored', async () => {
    const client = await openAs(first(), session);
    client.emit('join', teamDashboardRoom(otherTeam.id));
    await client.timeout(2000).emitWithAck('signIn');
    const heard = next(client, 'changed');
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(otherTeam.id), 'changed', { teamId: otherTeam.id });
    await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { own: 1 });
    expect(await heard).toEqual({ own: 1 });
  });

  it('nothing large', async () => {
    const client = await openAs(first(), session);
    const closed = next(client, 'disconnect');
    client.emit('signIn', 'x'.repeat(10_000));
    expect(await closed).toMatch(/transport/);
  });
});

it('lets a stranger message of the channel pass by', async () => {
  const client = await openAs(first(), session);
  await pool().query("SELECT pg_notify('live', 'not json'), pg_notify('live', '{}'), pg_notify('live', '[1]')");
  const heard = next(client, 'changed');
  await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { ok: 1 });
  expect(await heard).toEqual({ ok: 1 });
});

it('refuses the socket of a person who is not there any more', async () => {
  const stranger = await buildUser(prisma(), { companyId: team.companyId, blockedAt: new Date() });
  const { bearer, cookie } = await signInAs(prisma(), stranger);
  expect(await outcome(open(first(), bearer, { ...OWN, cookie }))).toBe('signed_out');
});

/** Rooms are recomputed in the background, so the first announcement may come too early. */
async function announceUntil(heard: Promise<unknown>, announce: () => Promise<void>): Promise<void> {
  let isHeard = false;
  void heard.then(() => {
    isHeard = true;
  });
  while (!isHeard) {
    await announce();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
