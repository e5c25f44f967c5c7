import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import {
  closeSockets,
  type LiveProcess,
  next,
  OWN,
  openSocket,
  openSocketAs,
  outcomeOf,
  startLiveProcess,
  stopLiveProcess,
} from '#/e2e/support/product/live-processes.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { sessionRoom, teamDashboardRoom, userRoom } from '#/lib/domain/live/rooms.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let processes: LiveProcess[];
let team: Team;
let otherTeam: Team;
let leader: User;
let session: BuiltSession;

beforeAll(async () => {
  await testDatabase();
  processes = [await startLiveProcess(), await startLiveProcess()];
});

beforeEach(async () => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  leader = await buildUser(db, { companyId });
  team = await buildTeam(db, { companyId, leaderId: leader.id });
  otherTeam = await buildTeam(db, { companyId });
  session = await signInAs(db, leader);
});

afterEach(closeSockets);

afterAll(async () => {
  await Promise.all(processes.map(stopLiveProcess));
  await closeDatabase();
});

const [first, second] = [() => processes[0] as LiveProcess, () => processes[1] as LiveProcess];

describe('a socket is opened for', () => {
  it('a browser with both halves of its session', async () => {
    expect((await openSocketAs(first(), session)).connected).toBe(true);
  });

  it('a program with the bearer of its own kind of session', async () => {
    const program = await signInAs(prisma(), leader, { kind: 'api' });
    expect((await openSocketAs(first(), program)).connected).toBe(true);
  });

  it.each<[string, () => Socket, string]>([
    ['no one without a token', () => openSocket(first(), undefined, OWN), 'signed_out'],
    ['no one with an invented token', () => openSocket(first(), 'sb_invented', OWN), 'signed_out'],
    ['no browser without the cookie', () => openSocket(first(), session.bearer, OWN), 'signed_out'],
    [
      'no foreign page',
      () => openSocket(first(), session.bearer, { ...OWN, origin: 'http://evil.example' }),
      'websocket error',
    ],
    ['no foreign host', () => openSocket(first(), session.bearer, { host: 'evil.example' }), 'websocket error'],
  ])('%s', async (_title, attempt, words) => {
    expect(await outcomeOf(attempt())).toBe(words);
  });

  it('no session that has ended', async () => {
    await prisma().session.update({ where: { id: session.id }, data: { revokedAt: new Date() } });
    const { bearer, cookie } = session;
    expect(await outcomeOf(openSocket(first(), bearer, { ...OWN, cookie }))).toBe('signed_out');
  });
});

describe('a socket gets', () => {
  it('the events of its rooms in every process, and of no other room', async () => {
    const clients = [await openSocketAs(first(), session), await openSocketAs(second(), session)];
    const events = clients.map((client) => next(client, 'changed'));
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(otherTeam.id), 'changed', { teamId: otherTeam.id });
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(team.id), 'changed', { teamId: team.id });
    expect(await Promise.all(events)).toEqual([{ teamId: team.id }, { teamId: team.id }]);
  });

  it('nothing about the answers of a team that its person is only a member of', async () => {
    const member = await buildMember(prisma(), { team });
    const client = await openSocketAs(first(), await signInAs(prisma(), member));
    const event = next(client, 'changed');
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(team.id), 'changed', { teamId: team.id });
    await announceInTransaction(prisma(), 'emit', userRoom(member.id), 'changed', { own: 1 });
    expect(await event).toEqual({ own: 1 });
  });

  it('nothing of a transaction that’s rolled back', async () => {
    const client = await openSocketAs(first(), session);
    const event = next(client, 'changed');
    const failing = prisma().$transaction(async (tx) => {
      await announceInTransaction(tx, 'emit', userRoom(leader.id), 'changed', { kept: 0 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { kept: 1 });
    expect(await event).toEqual({ kept: 1 });
  });

  it('the rooms of a team led since then, after "rejoin"', async () => {
    const client = await openSocketAs(first(), session);
    await prisma().team.update({ where: { id: otherTeam.id }, data: { secondaryLeaderId: leader.id } });
    const event = next(client, 'changed');
    await announceInTransaction(prisma(), 'rejoin', userRoom(leader.id));
    await announceUntil(event, () =>
      announceInTransaction(prisma(), 'emit', teamDashboardRoom(otherTeam.id), 'changed', { teamId: otherTeam.id }),
    );
    expect(await event).toEqual({ teamId: otherTeam.id });
  });

  it('its own change of roles, which no one else gets', async () => {
    const client = await openSocketAs(first(), session);
    const colleague = await buildUser(prisma(), { companyId: team.companyId });
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: colleague.id } });
    const other = await openSocketAs(first(), await signInAs(prisma(), colleague));
    let isOtherTold = false;
    other.once('roles', () => {
      isOtherTold = true;
    });
    const rolesEvent = next(client, 'roles');
    await announceInTransaction(prisma(), 'rejoin', userRoom(leader.id));
    expect(await rolesEvent).toBe('roles');
    const changedEvent = next(other, 'changed');
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(team.id), 'changed', { teamId: team.id });
    await changedEvent;
    expect(isOtherTold).toBe(false);
  });

  it('nothing more if its rights can’t be read: it’s closed, to come again, and not called blocked', async () => {
    const clients = [await openSocketAs(first(), session), await openSocketAs(first(), session)];
    const eventNames: string[] = [];
    for (const client of clients) client.onAny((event) => eventNames.push(event));
    const closed = clients.map((client) => next(client, 'disconnect'));
    await pool().query('ALTER TABLE sessions RENAME TO sessions_away');
    try {
      await announceInTransaction(prisma(), 'rejoin', userRoom(leader.id));
      expect(await Promise.all(closed)).toEqual(['transport close', 'transport close']);
    } finally {
      await pool().query('ALTER TABLE sessions_away RENAME TO sessions');
    }
    expect(eventNames).toEqual([]);
  });

  it('that it’s blocked, and is closed, when its session ends; other sessions stay', async () => {
    const client = await openSocketAs(second(), session);
    const other = await openSocketAs(second(), await signInAs(prisma(), leader));
    const blocked = next(client, 'blocked');
    const closed = next(client, 'disconnect');
    await announceInTransaction(prisma(), 'end', sessionRoom(session.id));
    expect(await blocked).toBe('blocked');
    expect(await closed).toBe('io server disconnect');
    expect(other.connected).toBe(true);
  });

  it('"resync" after the database connection was lost, and events again', async () => {
    const client = await openSocketAs(first(), session);
    const resync = next(client, 'resync');
    let isToldTwice = false;
    client.once('roles', () => {
      isToldTwice = true;
    });
    await pool().query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'unboxt-live'");
    expect(await resync).toBe('resync');
    const event = next(client, 'changed');
    await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { again: 1 });
    expect(await event).toEqual({ again: 1 });
    // `roles` would make everyone's page render at the same time.
    expect(isToldTwice).toBe(false);
  });
});

describe('a socket may send', () => {
  it('that it signed in, which is acknowledged; everything else is ignored', async () => {
    const client = await openSocketAs(first(), session);
    client.emit('join', teamDashboardRoom(otherTeam.id));
    await client.timeout(2000).emitWithAck('signIn');
    const event = next(client, 'changed');
    await announceInTransaction(prisma(), 'emit', teamDashboardRoom(otherTeam.id), 'changed', { teamId: otherTeam.id });
    await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { own: 1 });
    expect(await event).toEqual({ own: 1 });
  });

  it('no large message', async () => {
    const client = await openSocketAs(first(), session);
    const closed = next(client, 'disconnect');
    client.emit('signIn', 'x'.repeat(10_000));
    expect(await closed).toMatch(/transport/);
  });
});

it('a foreign message of the channel is ignored', async () => {
  const client = await openSocketAs(first(), session);
  await pool().query("SELECT pg_notify('live', 'not json'), pg_notify('live', '{}'), pg_notify('live', '[1]')");
  const event = next(client, 'changed');
  await announceInTransaction(prisma(), 'emit', userRoom(leader.id), 'changed', { ok: 1 });
  expect(await event).toEqual({ ok: 1 });
});

it('the socket of a deleted person is refused', async () => {
  const stranger = await buildUser(prisma(), { companyId: team.companyId, blockedAt: new Date() });
  const { bearer, cookie } = await signInAs(prisma(), stranger);
  expect(await outcomeOf(openSocket(first(), bearer, { ...OWN, cookie }))).toBe('signed_out');
});

/** Repeats an announcement, because rooms are recomputed in the background and the first one may come too early. */
async function announceUntil(event: Promise<unknown>, announce: () => Promise<void>): Promise<void> {
  let isHeard = false;
  void event.then(() => {
    isHeard = true;
  });
  while (!isHeard) {
    await announce();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
