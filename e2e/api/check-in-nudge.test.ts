import { beforeAll, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { buildWorld, type World } from '#/e2e/api/world.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const HOUR_MS = 3_600_000;
const today = new Date().toISOString().slice(0, 10);

const server = openServer();
let world: World;
let team: Team;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await buildWorld();
  const { id: companyId } = world.own.company;
  const leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  const open = { sentAt: new Date(Date.now() - HOUR_MS), closesAt: new Date(Date.now() + HOUR_MS) };
  for (let at = 0; at < 2; at += 1) {
    const { id: userId } = await buildMember(prisma(), { team });
    await buildCheckIn(prisma(), { team, userId, localDate: today, ...open });
  }
  headers = { ...(await signInAs(prisma(), leader, { kind: 'api' })).headers, role: 'Team Leader' };
}, 60_000);

async function nudge(body: object, id: number = team.id) {
  const { status, json } = await server.call(`/api/checkins/${id}/nudge`, { method: 'POST', headers, body });
  return { status, ...(json as { message: string | string[]; remindedCount?: number }) };
}

it('a reminder of a check-in refuses an invalid day, says which one, and stores nothing', async () => {
  for (const date of ['2026-13-40', 'yesterday', 20]) {
    expect(await nudge({ date })).toMatchObject({ status: 422 });
  }
  expect(await prisma().checkIn.count({ where: { teamId: team.id, remindedAt: { not: null } } })).toBe(0);
});

it('a nudge reminds people of the last check-in, ignores other fields, and says why a repeat reminds no one', async () => {
  expect(await nudge({ people: [1] })).toMatchObject({
    status: 200,
    remindedCount: 2,
    message: 'Reminders are on their way.',
  });
  const again = await nudge({ date: today });
  expect(again).toMatchObject({ status: 200, remindedCount: 0 });
  expect(again.message).toContain('No one was reminded');
});

it('a reminder of a check-in is for the leaders of that team only', async () => {
  expect((await nudge({}, world.own.team.id)).status).toBe(403);
  expect((await nudge({}, world.foreign.team.id)).status).toBe(404);
  headers = (await signInAs(prisma(), world.own.persons.Administrator, { kind: 'api' })).headers;
  expect((await nudge({}, team.id)).status).toBe(403);
});
