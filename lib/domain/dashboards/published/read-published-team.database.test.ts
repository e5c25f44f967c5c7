import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import { companyQuery, teamsOverviewRequest } from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

it('a team’s, department’s or company’s result says if it ends before the last check-in', async () => {
  const scene = await AnsweringCompany.make([6]);
  const { company, department, teams } = scene;
  const [own] = teams;
  if (!own) throw new Error('There is a team.');
  const { id: companyId } = company;
  const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
  const sendAt = (day: string) => new Date(`${day}T12:00:00Z`);
  for (const day of days) {
    await prisma().checkInRound.create({
      data: { companyId, teamId: own.team.id, timeZone: 'UTC', localDate: new Date(day), sendAt: sendAt(day) },
    });
    // Too few people answer on the last day.
    await scene.passDay(own, day, (at) => (at < 4 || day < '2026-03-04' ? {} : undefined));
    await scene.sleep(day);
  }
  const administrator = await buildAdministrator(prisma(), { companyId });
  const seenAt = async (now: string) => {
    const ctx = await userCtx(administrator, { now: new Date(now) });
    const team = await getTeamDashboard(ctx, { id: own.team.id, period: '1w', member: 0 });
    const list = await listTeamsOverview(ctx, { ...teamsOverviewRequest.parse({}), period: '1w' });
    const above = [];
    for (const departmentId of [0, department.id])
      above.push(await getCompanyDashboard(ctx, { ...companyQuery.parse({ departmentId }), period: '1w' }));
    return [
      ...[team, ...list.teams].map(({ productivity }) => productivity),
      ...above.map(({ performance }) => performance),
    ];
  };
  const early = { endsEarly: true, isPartial: true, until: '2026-03-03' };
  expect(await seenAt('2026-03-05T08:00:00Z')).toMatchObject([early, early, early, early]);
});

it('reasons follow a lowered minimum group size from the next night', async () => {
  const scene = await AnsweringCompany.make([6]);
  const [own] = scene.teams;
  if (!own) throw new Error('There is a team.');
  await scene.passDay(own, '2026-03-02', (at) => ({ factorIds: at < 4 ? [1] : [] }));
  await scene.sleep('2026-03-02');
  await prisma().company.update({ where: { id: scene.company.id }, data: { minimumGroupSize: 3 } });
  const administrator = await buildAdministrator(prisma(), { companyId: scene.company.id });
  const shownAt = async (now: string) => {
    const ctx = await userCtx(administrator, { now: new Date(now) });
    const team = await getTeamDashboard(ctx, { id: own.team.id, period: '1w', member: 0 });
    const { drivers } = await getBreakdown(ctx, { ...companyQuery.parse({}), period: '1w' });
    return [team.factors, drivers].map((factors) => factors.length);
  };
  expect(await shownAt('2026-03-03T08:00:00Z')).toEqual([0, 0]);
  await scene.sleep('2026-03-03');
  expect(await shownAt('2026-03-04T08:00:00Z')).toEqual([1, 1]);
});

it('a member knows that no check-in was due on a free day, and nothing of a working day without results', async () => {
  const { teams } = await AnsweringCompany.make([6]);
  const [own] = teams;
  const [member] = own?.members ?? [];
  if (!own || !member) throw new Error('There is a team with members.');
  await prisma().team.update({ where: { id: own.team.id }, data: { workingDays: [1, 2, 3, 4, 5] } });
  const dueSeenAt = async (now: string) => {
    const ctx = await userCtx(member, { role: 'Member', now: new Date(now) });
    return (await getTeamDashboard(ctx, { id: own.team.id, period: '1d', member: 0 })).participation.due;
  };
  // A Monday looks back on Sunday, a Tuesday on Monday.
  expect(await dueSeenAt('2026-03-09T15:00:00Z')).toBe(0);
  expect(await dueSeenAt('2026-03-10T15:00:00Z')).toBeNull();
});
