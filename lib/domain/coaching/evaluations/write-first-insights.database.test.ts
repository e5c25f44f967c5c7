import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { writeFirstInsights } from '#/lib/domain/coaching/evaluations/write-first-insights.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { listPostRooms } from '#/lib/domain/live/live.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-20T15:00:00Z';
const [today, lastWeek] = [new Date('2026-03-20T09:00:00Z'), new Date('2026-03-12T09:00:00Z')];
let companyId: number;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  ({ id: companyId } = await buildCompany(prisma()));
});

async function teamOf(hopes: number[], at: Date) {
  const leader = await buildUser(prisma(), { companyId, hopes });
  const team = await buildTeam(prisma(), { companyId, leaderId: leader.id, completedAt: at });
  const member = await buildMember(prisma(), { team, user: await buildUser(prisma(), { companyId, hopes }) });
  await prisma().teamMember.updateMany({ where: { teamId: team.id }, data: { joinedAt: at } });
  return { team, leader, member };
}

it.each([
  [[7, 1], 'Safe to speak'],
  [[10], 'Make checking in easy'],
  [[], 'Make checking in easy'],
])('hopes %j lead to “%s”, for the leader of a new team and for people who joined it, once', async (hopes, title) => {
  const { team, leader, member } = await teamOf(hopes, today);
  await writeFirstInsights(jobCtx({ now }));
  await writeFirstInsights(jobCtx({ now }));
  for (const [user, role] of [
    [leader, 'Team Leader'],
    [member, 'Member'],
  ] as [typeof leader, RoleName][]) {
    const ctx = await userCtx(user, { role, now });
    const { items } = await listCoachItems(ctx, team.id, { list: 'insights', offset: 0 });
    expect(items).toMatchObject([{ modalHeader: title, notificationType: 'hq_insight', seen: false, daysAgo: 0 }]);
  }
});

it('no other leader learns what one of them hopes for', async () => {
  const { team, leader } = await teamOf([7], today);
  const second = await buildUser(prisma(), { companyId, hopes: [1] });
  const read = async (user: typeof leader) => {
    const { items } = await listCoachItems(await userCtx(user, { role: 'Team Leader', now }), team.id, {
      list: 'insights',
      offset: 0,
    });
    return items.map(({ modalHeader }) => modalHeader);
  };
  await writeFirstInsights(jobCtx({ now }));
  await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: second.id } });
  expect(await read(second)).toEqual([]);
  await writeFirstInsights(jobCtx({ now }));
  expect(await read(leader)).toEqual(['Safe to speak']);
  expect(await read(second)).toHaveLength(1);
  expect(await read(second)).not.toEqual(await read(leader));
});

it('the first insight waits for the end of onboarding, and skips people who joined long ago', async () => {
  const { team, member } = await teamOf([1], today);
  await prisma().user.update({ where: { id: member.id }, data: { onboardingCompletedAt: null } });
  const old = await teamOf([1], lastWeek);
  await writeFirstInsights(jobCtx({ now }));
  expect(await prisma().coachItem.count({ where: { userId: member.id } })).toBe(0);
  expect(await prisma().coachItem.count({ where: { teamId: old.team.id } })).toBe(0);
  await prisma().user.update({ where: { id: member.id }, data: { onboardingCompletedAt: today } });
  await writeFirstInsights(jobCtx({ now }));
  expect(await prisma().coachItem.count({ where: { userId: member.id, teamId: team.id } })).toBe(1);
});

it('people are notified about chat boxes of teams they lead or belong to', async () => {
  const { team, leader, member } = await teamOf([], today);
  const other = await teamOf([], today);
  const rooms = (userId: number) => listPostRooms({ userId, companyId });
  expect([await rooms(leader.id), await rooms(member.id)]).toEqual(Array(2).fill([`team:${team.id}:posts`]));
  expect(await rooms(other.member.id)).toEqual([`team:${other.team.id}:posts`]);
  await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: other.member.id } });
  expect((await rooms(other.member.id)).toSorted()).toEqual(
    [`team:${team.id}:posts`, `team:${other.team.id}:posts`].toSorted(),
  );
});
