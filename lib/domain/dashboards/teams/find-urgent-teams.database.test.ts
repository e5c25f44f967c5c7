import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import type { TeamOrder } from '#/lib/domain/dashboards/company/company.constants.ts';
import { teamsOverviewRequest } from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import type { Average } from '#/lib/domain/dashboards/published/read-averages.ts';
import { listUrgentCandidates } from '#/lib/domain/dashboards/teams/find-urgent-teams.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import { rankHighlights } from '#/lib/domain/metrics/changes/highlights.ts';
import { GRAIN, METRIC, mainMetrics, SCOPE, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { type CategoryId, isGoodCategory } from '#/lib/domain/metrics/scores/category.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let built: Awaited<ReturnType<typeof buildSortedCompany>>;
beforeAll(async () => {
  await testDatabase();
  built = await buildSortedCompany();
});
afterAll(closeDatabase);

const ASKED = 60;
const asOf = '2026-03-29';
const days = Array.from({ length: ASKED }, (_, at) => addDays(asOf, -at));

/** Averages of the last 30 days and of the previous ones: sentiment, performance, motivation and participation. */
type Course = readonly [now: readonly number[], before: readonly number[]];
const courses: readonly Course[] = [
  [
    [70, 70, 70, 80],
    [70, 70, 70, 80],
  ],
  [
    [70, 70, 62, 80],
    [70, 70, 82, 80],
  ],
  [
    [52, 70, 70, 80],
    [90, 70, 70, 80],
  ],
  [
    [45, 71, 70, 80],
    [46, 70, 70, 80],
  ],
  [
    [62, 70, 70, 80],
    [62, 70, 70, 80],
  ],
  [
    [70, 70, 70, 40],
    [70, 70, 70, 40],
  ],
  [
    [49.6, 70, 70, 80],
    [50, 70, 70, 80],
  ],
  [
    [63.4, 66, 70, 80],
    [65, 70, 70, 80],
  ],
  [
    [88, 86, 70, 80],
    [70, 70, 70, 80],
  ],
  [
    [30, 30, 30, 30],
    [70, 70, 70, 80],
  ],
  [
    [82, 70, 70, 80],
    [95, 70, 70, 80],
  ],
];

async function publish(companyId: number, scope: Scope, scopeId: number, [now, before]: Course) {
  const rows = days.flatMap((day, at) =>
    mainMetrics.map((metric, place) => {
      // A little variation, equal for everyone.
      const avg = ((at < ASKED / 2 ? now : before)[place] ?? 0) + (metric === METRIC.participation ? 0 : (at % 3) - 1);
      const sums = { persons: 8, answers: 10, total: avg * 10, high: 5, low: 2 };
      return { companyId, scope, scopeId, metric, grain: GRAIN.day, beginsOn: new Date(day), ...sums };
    }),
  );
  await prisma().publishedSum.createMany({ data: rows });
}

async function buildSortedCompany() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db, { minimumGroupSize: 5 });
  const until = new Date(asOf);
  const release = { companyId, releasedUntil: until, countedUntil: until, publishedUntil: until, publishedAt: until };
  await db.companyRelease.create({ data: release });
  const leader = await buildUser(db, { companyId });
  const [east, west] = [
    await buildDepartment(db, { companyId, name: 'East', leaderId: leader.id }),
    await buildDepartment(db, { companyId, name: 'West' }),
  ];
  for (const [at, course] of courses.entries()) {
    const departmentId = [east.id, west.id, null][at % 3] ?? null;
    const team = await buildTeam(db, { companyId, departmentId, name: `Team ${at}` });
    await publish(companyId, SCOPE.team, team.id, course);
  }
  const whole: Course = [
    [70, 70, 70, 80],
    [70, 70, 70, 80],
  ];
  await publish(companyId, SCOPE.company, companyId, whole);
  await publish(companyId, SCOPE.department, east.id, [
    [50, 70, 70, 80],
    [50, 70, 70, 80],
  ]);
  const now = '2026-03-30T09:00:00Z';
  const administrator = await userCtx(await buildAdministrator(db, { companyId }), { now });
  return { east, administrator, leader: await userCtx(leader, { role: 'Department Leader', now }) };
}

const overviewQuery = (body: {
  sort: TeamOrder;
  direction?: 'asc' | 'desc';
  grouped?: boolean;
  departmentId?: number;
}) => ({
  ...teamsOverviewRequest.parse(body),
  period: '1m' as const,
});

it('the first teams need attention by their published results, named as on the first card', async () => {
  const { administrator, leader, east } = built;
  for (const [ctx, departmentId] of [
    [administrator, 0],
    [administrator, east.id],
    [leader, 0],
  ] as const) {
    const { teams, others } = await listTeamsOverview(ctx, overviewQuery({ sort: 'attention', departmentId }));
    // An administrator's yardstick is the company, whatever is filtered.
    const { sentiment } = await getCompanyDashboard(ctx, { period: '1m', departmentId: 0 });
    const standings = teams.map((row) => ({
      team: row.team.id,
      figures: { motivation: row.motivation, productivity: row.productivity, sentiment: row.sentiments },
      categoryId: row.productivity_sentiment_category as CategoryId,
      participation: row.participation.rate,
    }));
    const urgent = rankHighlights(standings, sentiment.avg, 'attention').map(({ team }) => team);
    const ids = teams.map(({ team }) => team.id);
    expect(ids.slice(0, urgent.length)).toEqual(urgent);
    const watched = rankHighlights(standings, sentiment.avg, 'watch').map(({ team }) => team);
    expect(ids.slice(urgent.length, urgent.length + watched.length)).toEqual(watched);
    expect(watched).toHaveLength(departmentId === 0 && ctx === administrator ? 1 : 0);
    const rest = teams.slice(urgent.length + watched.length).map(({ sentiments }) => sentiments.avg ?? 0);
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    const { attention, successIds } = await getBreakdown(ctx, { period: '1m', departmentId });
    expect(attention.map(({ team }) => team.id)).toEqual(urgent.slice(0, 10));
    // As many do well as the overview of teams counts, without those that fell and are still high.
    const well = others.filter(({ id }) => isGoodCategory(id as CategoryId));
    expect(successIds).toHaveLength(well.reduce((sum, its) => sum + its.teams, 0) - watched.length);
    expect(urgent.length).toBeGreaterThan(departmentId === 0 && ctx === administrator ? 5 : 1);
  }
});

it('low motivation makes a team a candidate', () => {
  const average = (id: number, now: number): Average => [id, METRIC.motivation, now, now];
  expect(listUrgentCandidates([average(1, 49), average(2, 51)], 70)).toEqual([1]);
});

it('a team gets the same verdict from an administrator whether or not they filter by its department', async () => {
  const { administrator, east } = built;
  const verdicts = async (departmentId: number) => {
    const { attention } = await listTeamsOverview(administrator, overviewQuery({ sort: 'attention', departmentId }));
    return attention.teams.filter(({ team }) => team.departmentName === 'East');
  };
  const unfiltered = await verdicts(0);
  // Compared with its department, 50, it would be in the middle.
  expect(unfiltered.map(({ team }) => team.name)).toContain('Team 6');
  expect(await verdicts(east.id)).toEqual(unfiltered);
  const { attention } = await getBreakdown(administrator, { period: '1m', departmentId: east.id });
  expect(attention.map(({ team }) => team.name)).toEqual(unfiltered.map(({ team }) => team.name));
});

it('teams of a department stay together, and departments follow the order of their first teams', async () => {
  const { administrator } = built;
  const departmentsOf = async (grouped: boolean) => {
    const { teams } = await listTeamsOverview(administrator, overviewQuery({ sort: 'participation', grouped }));
    return teams.map(({ team }) => `${team.departmentName} ${team.name.at(-1)}`);
  };
  expect(await departmentsOf(false)).toEqual([
    'East 9',
    'null 5',
    'East 0',
    'West 1',
    // Team 10.
    'West 0',
    'null 2',
    'East 3',
    'West 4',
    'East 6',
    'West 7',
    'null 8',
  ]);
  expect(await departmentsOf(true)).toEqual([
    'East 9',
    'East 0',
    'East 3',
    'East 6',
    'null 5',
    'null 2',
    'null 8',
    'West 1',
    // Team 10.
    'West 0',
    'West 4',
    'West 7',
  ]);
});
