import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { addressOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { policyTable } from '#/e2e/api/policy-table.ts';
import { buildWorld } from '#/e2e/api/world.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { prisma } from '#/lib/platform/db.ts';
import { announceToEachInTransaction } from '#/lib/platform/live.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { loadContracts } from '#/server/feature-files.ts';

const contracts = await loadContracts();
const server = openServer();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** Calls that send texts with or without a name. The check-in is last, and its leader is notified. */
const sayings = ['createCoachPost', 'writeReply', 'closeReply', 'submitPulseAnswers', 'submitCheckIn'];

it('an answer or an anonymous text notifies only the leader who reads check-ins by name', async () => {
  const world = await buildWorld();
  const { persons } = world.own;
  const listeners = await Promise.all(
    roleNames.map(async (role) => {
      const { bearer: token } = await signInAs(prisma(), persons[role], { kind: 'api' });
      const socket = io(server.url, { transports: ['websocket'], reconnection: false, auth: { token } });
      sockets.push(socket);
      const events: string[] = [];
      socket.onAny((event: string) => events.push(event));
      await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
      return { role, socket, events };
    }),
  );
  const hears = (role: string, event: string) =>
    new Promise<void>((resolve) =>
      listeners.find((listener) => listener.role === role)?.socket.on(event, () => resolve()),
    );
  const leaderNews = hears('Team Leader', 'dashboard');
  const { headers } = await signInAs(prisma(), persons.Member, { kind: 'api' });
  for (const name of sayings) {
    const contract = contracts.find((one) => one.name === name);
    const input = await policyTable[name]?.own?.send(world, persons.Member);
    if (!contract || !input) throw new Error(`no input for ${name}`);
    const body = name === 'createCoachPost' ? { text: 'It went well.', anonymously: true } : input.body;
    const answer = await server.call(addressOf(contract, input), { method: 'POST', headers, body });
    expect([name, answer.status]).toEqual([name, 200]);
  }
  await leaderNews;
  // Earlier events arrive before this one.
  const last = roleNames.map((role) => hears(role, 'last'));
  const rooms = roleNames.map((role) => ({ room: userRoom(persons[role].id), payload: {} }));
  await announceToEachInTransaction(prisma(), 'last', rooms);
  await Promise.all(last);
  expect(Object.fromEntries(listeners.map(({ role, events }) => [role, events]))).toEqual({
    Administrator: ['last'],
    'Department Leader': ['last'],
    'Team Leader': ['dashboard', 'last'],
    Member: ['last'],
  });
});
