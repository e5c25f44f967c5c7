import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { type Audience, audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let creator: User;
let [large, small]: Team[] = [];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const scene = await buildManagedCompany();
  companyId = scene.company.id;
  creator = scene.administrator;
  small = await buildTeam(prisma(), { companyId });
  large = await buildTeam(prisma(), { companyId, departmentId: scene.department.id });
});

async function audience(more: Partial<Audience> = {}): Promise<[number, number][]> {
  const teamIds = [large?.id ?? 0, small?.id ?? 0];
  const sql = audienceSql({ companyId, creatorId: creator.id, includeLeaders: false, teamIds, ...more });
  const rows = await prisma().$queryRaw<{ user_id: number; team_id: number }[]>`${sql}`;
  return rows.map(({ user_id, team_id }) => [user_id, team_id]);
}

const join = async (team: Team | undefined, user: Parameters<typeof buildMember>[1]['user'] = {}) =>
  buildMember(prisma(), { team: team ?? { id: 0, companyId }, user });

it('each person is asked once, in their team with the most people', async () => {
  const [one, two, both] = [await join(large), await join(large), await join(small)];
  await join(large, both);
  expect(await audience()).toEqual([
    [one.id, large?.id],
    [two.id, large?.id],
    [both.id, large?.id],
  ]);
});

it('in teams of equal size, people are asked in the first', async () => {
  const both = await join(small);
  await join(large, both);
  expect(await audience()).toEqual([[both.id, small?.id]]);
});

it('people in onboarding, suspended people and the pulse’s creator aren’t asked', async () => {
  await join(small, { onboardingCompletedAt: null });
  await join(small, { confirmedAt: null, passwordHash: null });
  await join(small, { blockedAt: new Date() });
  await join(small, creator);
  const member = await join(small);
  expect(await audience()).toEqual([[member.id, small?.id]]);
});

it('leaders who aren’t members are asked only if they are included', async () => {
  const [leader, second] = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
  const where = { id: small?.id ?? 0 };
  await prisma().team.update({ where, data: { leaderId: leader.id, secondaryLeaderId: second.id } });
  const member = await join(small);
  expect(await audience()).toEqual([[member.id, small?.id]]);
  expect((await audience({ includeLeaders: true })).map(([userId]) => userId)).toEqual([
    leader.id,
    second.id,
    member.id,
  ]);
});

it('people of another company aren’t asked, even by its team’s id', async () => {
  await join(small);
  const elsewhere = await buildManagedCompany();
  expect(await audience({ companyId: elsewhere.company.id })).toEqual([]);
  expect(await audience({ teamIds: [elsewhere.team.id] })).toEqual([]);
});
