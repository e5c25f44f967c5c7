import { io, type Socket } from 'socket.io-client';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, openCheckIn, type World } from '#/e2e/api/world.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const server = openServer();
let world: World;

beforeEach(async () => {
  world = await buildWorld();
});

const PAUSED =
  'This company is paused on unboXt. Nothing is lost. Its administrators can ask the people who run unboXt.';
const block = () => operate('company', 'block', String(world.own.company.id), '--reason', 'Unpaid');
const unblock = () => operate('company', 'unblock', String(world.own.company.id));
const post = async (path: string, body: object) => {
  const answer = await server.call(path, { method: 'POST', body });
  return [answer.status, (answer.json as { message?: string }).message ?? ''] as const;
};

async function connect(token: string): Promise<Socket> {
  const socket = io(server.url, { transports: ['websocket'], reconnection: false, auth: { token } });
  onTestFinished(() => void socket.close());
  await new Promise((resolve, reject) => socket.on('connect', () => resolve(null)).on('connect_error', reject));
  return socket;
}

describe('a blocked company', () => {
  it('has no working sessions and no live connections; both are back afterwards', async () => {
    const { Member, Administrator } = world.own.persons;
    const [own, stranger] = [await asProgram(Administrator), await asProgram(world.foreign.persons.Member)];
    const statusOf = async (headers: Record<string, string>) =>
      (await server.call('/api/utilities/role', { headers })).status;
    const { bearer } = await signInAs(prisma(), Member, { kind: 'api' });
    const socket = await connect(bearer);
    const closed = new Promise((resolve) => socket.on('disconnect', resolve));
    await block();
    await closed;
    await expect(connect(bearer)).rejects.toThrow('signed_out');
    expect([await statusOf(own), await statusOf(stranger)]).toEqual([401, 200]);
    await unblock();
    expect((await connect(bearer)).connected).toBe(true);
    expect(await statusOf(own)).toBe(200);
  });

  it('has links that say so, and that work again afterwards', async () => {
    const { company, team, persons } = world.own;
    const companyId = company.id;
    const checkIn = await openCheckIn(world.own);
    const pulse = await buildPulse(prisma(), { creator: persons.Administrator, teams: [team] });
    const { recipients } = await buildPulseRound(prisma(), { pulse, team, userIds: [persons.Member.id] });
    const invitation = await buildInvitation(prisma(), { companyId, kind: 'team_member', teamId: team.id });
    const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
    const reset = await prisma().mailedToken.create({
      data: { kind: 'reset_password', userId: persons.Member.id, ...times },
    });
    const pulseToken = mailedToken('pls_', recipients[0]?.id ?? 0);
    const look = () =>
      Promise.all([
        post('/api/survey/questions', { token: mailedToken('srv_', checkIn.id) }),
        server
          .call(`/api/pulse/${pulseToken}/questions`)
          .then(({ status, json }) => [status, (json as { message?: string }).message ?? ''] as const),
        post('/api/auth/checkInvite', { token: mailedToken('inv_', invitation.id, 1) }),
        post('/api/auth/reset/token', { token: mailedToken('rst_', reset.id) }),
      ]);
    await block();
    expect(await look()).toEqual(Array(4).fill([403, PAUSED]));
    await unblock();
    expect((await look()).map(([status]) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is only revealed to someone with the right password', async () => {
    const { email } = world.own.persons.Member;
    await block();
    expect(await post('/api/auth/login', { email, password: `${testPassword}!` })).toEqual([
      401,
      'Wrong email or password.',
    ]);
    expect(await post('/api/auth/login', { email, password: testPassword })).toEqual([403, PAUSED]);
  });
});
