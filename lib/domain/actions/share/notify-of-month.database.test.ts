import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { notifyOfMonth } from '#/lib/domain/actions/share/notify-of-month.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let team: Team;
let leaders: User[];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  await prisma().company.deleteMany();
  // UTC+13 in March, until summer time ends there.
  companyId = (await buildCompany(prisma(), { timeZone: 'Pacific/Auckland' })).id;
  leaders = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
  const [leaderId, secondaryLeaderId] = leaders.map(({ id }) => id);
  team = await buildTeam(prisma(), { companyId, leaderId, secondaryLeaderId, name: 'Harbour' });
  await buildMember(prisma(), { team });
});

/** 9:00 of 2 March in Auckland. */
const MORNING = '2026-03-01T20:00:00Z';
const publishMonth = (month: string, scopeId = team.id, grain: number = GRAIN.month) =>
  prisma().publishedSum.create({
    data: {
      companyId,
      scope: SCOPE.team,
      scopeId,
      metric: METRIC.sentiment,
      grain,
      beginsOn: new Date(month),
      persons: 6,
      answers: 12,
      total: 900,
      high: 4,
      low: 2,
    },
  });
const toldAt = async (now: string) => {
  await notifyOfMonth(jobCtx({ now }));
  return findNotices({ where: { companyId }, orderBy: { userId: 'asc' } });
};

it.each([
  ['on the first', '2026-02-28T20:00:00Z', 0],
  ['before nine', '2026-03-01T19:59:00Z', 0],
  ['at nine on the second', MORNING, 2],
  ['on the fourth, where no worker ran', '2026-03-03T23:00:00Z', 2],
  ['on the fifth', '2026-03-04T20:00:00Z', 0],
])('the notice about last month is sent at the company’s time: %s', async (_, now, count) => {
  await publishMonth('2026-02-01');
  expect(await toldAt(now)).toHaveLength(count);
});

it('the notice about last month is sent to both leaders once, with two workers, and to no member', async () => {
  await publishMonth('2026-02-01');
  await Promise.all([toldAt(MORNING), toldAt(MORNING)]);
  const notices = await toldAt('2026-03-02T20:00:00Z');
  expect(notices).toMatchObject(
    leaders.map(({ id }) => ({
      userId: id,
      role: 'Team Leader',
      message: 'Last month’s check-in results of <strong>Harbour</strong> are in. Share them with your team.',
      props: { href: `/dashboard/team?team=${team.id}&tab=steps#share` },
    })),
  );
  expect(await prisma().shareInvite.findMany({ where: { companyId } })).toMatchObject([
    { teamId: team.id, month: new Date('2026-02-01') },
  ]);
});

it('the notice is sent again the next month, and the mark of the previous one is deleted', async () => {
  await publishMonth('2026-02-01');
  await publishMonth('2026-03-01');
  await toldAt(MORNING);
  expect(await toldAt('2026-04-01T21:00:00Z')).toHaveLength(4);
  expect(await prisma().shareInvite.count({ where: { companyId } })).toBe(1);
});

it('the notice skips a team without a published month, a shared month, and a blocked company', async () => {
  await publishMonth('2026-01-01');
  await publishMonth('2026-02-01', team.id, GRAIN.day);
  expect(await toldAt(MORNING)).toEqual([]);
  await publishMonth('2026-02-01');
  const share = {
    companyId,
    teamId: team.id,
    month: new Date('2026-02-01'),
    sharedOn: new Date('2026-03-01'),
    votersMin: 5,
  };
  const { id } = await prisma().share.create({ data: share });
  expect(await toldAt(MORNING)).toEqual([]);
  await prisma().share.delete({ where: { id } });
  await prisma().company.update({ where: { id: companyId }, data: { blockedAt: new Date() } });
  expect(await toldAt(MORNING)).toEqual([]);
});
