import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  analytics,
  asAdministrator,
  asLeader,
  breakdown,
  dashboard,
  overview,
} from '#/e2e/support/actors/demo-viewers.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { demoDatabase } from '#/e2e/support/product/demo-database.ts';
import { periods } from '#/lib/domain/calendar/period.ts';
import { ENPS_ID } from '#/lib/domain/check-ins/constants.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import {
  getCompanyAnalyticsContract,
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company/company.contract.ts';
import {
  analyticsRequest,
  companyQuery,
  teamsOverviewRequest,
} from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyAnalytics } from '#/lib/domain/dashboards/company/get-company-analytics.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { stateOfCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const names = periods.map(({ name }) => name);

beforeAll(demoDatabase, 120_000);
afterAll(closeDatabase);

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => (isProblem(error) ? error.code : error),
  );
const idOf = async (name: string) => (await prisma().department.findFirstOrThrow({ where: { name } })).id;

describe.each(names)('%s', (period) => {
  it('returns the documented shape, in few round trips', async () => {
    const ctx = await asAdministrator();
    const query = companyQuery.parse({ period });
    expect(
      await countQueries(async () => getCompanyDashboardContract.response.parse(await getCompanyDashboard(ctx, query))),
    ).toBe(2);
    expect(await countQueries(async () => getBreakdownContract.response.parse(await getBreakdown(ctx, query)))).toBe(6);
    const lines = { ...analyticsRequest.parse({ metric: 'sentiment' }), period };
    expect(
      await countQueries(async () => getCompanyAnalyticsContract.response.parse(await getCompanyAnalytics(ctx, lines))),
    ).toBe(3);
    const teams = { ...teamsOverviewRequest.parse({}), period };
    expect(
      await countQueries(async () => listTeamsOverviewContract.response.parse(await listTeamsOverview(ctx, teams))),
    ).toBe(6);
  });

  it('shows all results of the company and of a department', async () => {
    for (const departmentId of [0, await idOf('Engineering')]) {
      const answer = await dashboard(asAdministrator(), { period, departmentId });
      expect(answer.asOf).toBe('2026-11-18');
      for (const figure of [answer.motivation, answer.performance, answer.sentiment]) {
        expect(figure.avg).not.toBeNull();
        expect(Number.isInteger(figure.avg)).toBe(true);
        expect(figure.data.length).toBeGreaterThan(0);
      }
      const { weeks, typesAvg, typesWeeks } = answer.sentiment;
      const sums = [typesAvg, ...typesWeeks].map(({ good, meh, bad }) => (good ?? 0) + (meh ?? 0) + (bad ?? 0));
      expect(new Set(sums)).toEqual(new Set([100]));
      expect(typesWeeks.map(({ date }) => date)).toEqual(weeks.map(({ date }) => date));
      expect(answer.enps.month).toBe('2026-10-01');
      expect(answer.motivation.isDefault).toBe(false);
    }
  });
});

it('monthly questions show the last completed month, and norms the period', async () => {
  const { enps, onboarding, norms } = await dashboard(asAdministrator(), {});
  const { answers, high, low } = await prisma().publishedSum.findFirstOrThrow({
    where: {
      scope: SCOPE.company,
      metric: METRIC.monthQuestion + ENPS_ID,
      grain: GRAIN.month,
      beginsOn: new Date('2026-10-01'),
    },
  });
  expect(enps).toMatchObject({ month: '2026-10-01', isSoFar: false, avg: Math.round((100 * (high - low)) / answers) });
  expect(enps.data.length).toBeGreaterThan(9);
  expect((enps.detractors.value ?? 0) + (enps.neutral.value ?? 0) + (enps.promoters.value ?? 0)).toBe(100);
  expect(norms.length).toBeGreaterThan(5);
  expect(norms.every(({ avg }) => avg !== null && Number.isInteger(avg))).toBe(true);
  expect(onboarding).toMatchObject({ month: '2026-10-01', isSoFar: false });
});

it.each(names)('the company’s chart has the interval of its teams, %s', async (period) => {
  const departmentId = await idOf('Engineering');
  const lines = await analytics(asAdministrator(), { period, departmentId });
  expect(lines.department?.name).toBe('Engineering');
  expect(lines.period).toEqual((await overview(asAdministrator(), { period })).period);
  expect(lines.teamsPeriod).toEqual({ ...lines.period, bucket: period === '1y' ? 'month' : 'week' });
  const { motivation } = await dashboard(asAdministrator(), { period, departmentId });
  expect({ ...lines.company.motivation, isDefault: false }).toEqual(motivation);
  expect(motivation.weeks).toEqual(period === '1m' ? lines.companyLine : []);
  // The dashboard has days when the lines of the teams have weeks.
  const isWeekly = lines.period.bucket !== 'day';
  expect(isWeekly ? lines.companyLine : motivation.data).toEqual(motivation.data);
  const steps: Record<string, [number, number]> = {
    '1d': [1, 1],
    '1w': [1, 2],
    '1m': [4, 6],
    '6m': [20, 27],
    '1y': [12, 12],
  };
  const [least, most] = steps[period] ?? [0, 0];
  expect(lines.companyLine.length).toBeGreaterThanOrEqual(least);
  expect(lines.companyLine.length).toBeLessThanOrEqual(most);
  expect(lines.teams.filter(({ data }) => data.length > 0).length).toBeGreaterThan(2);
});

describe('the breakdown by place and reason', () => {
  it('shows the departments next to the company, with the results of their own dashboards', async () => {
    const { kind, parts, total, drivers } = await breakdown(asAdministrator(), {});
    expect([kind, total]).toEqual(['department', parts.length]);
    expect(parts.map(({ name }) => name)).toEqual(['Customers', 'Engineering', 'Operations', 'Product & Design']);
    for (const { id, sentiment, participation } of parts) {
      const own = await dashboard(asAdministrator(), { departmentId: id });
      expect([sentiment.avg, sentiment.change]).toEqual([own.sentiment.avg, own.sentiment.change]);
      expect(participation).toBe(own.participation.rate);
    }
    expect(drivers.length).toBeGreaterThan(3);
    expect(parts.every((part) => part.drivers.length > 0)).toBe(true);
  });

  it('names teams that stand out, with their results from the overview', async () => {
    const { attention, risen, success } = await breakdown(asAdministrator(), {});
    const { teams } = await overview(asAdministrator(), {});
    expect([attention, success].map(({ length }) => length > 0)).toEqual([true, true]);
    const well = teams.filter(({ productivity_sentiment_category: id }) => stateOfCategory(id) === 'good');
    expect(success.filter(({ team }) => !well.some((row) => row.team.id === team.id))).toEqual([]);
    for (const { team, metric, value } of [...attention, ...risen, ...success]) {
      const overviewTeam = teams.find((row) => row.team.id === team.id);
      if (!overviewTeam) throw new Error(`${team.name} is not among the teams`);
      const { sentiments: sentiment, motivation, productivity, participation } = overviewTeam;
      const figures = { sentiment, motivation, productivity, participation: { avg: participation.rate } };
      expect(figures[metric].avg).toBe(value);
    }
  });

  it('shows a department leader only the teams of their own department', async () => {
    const { kind, parts, department, attention, success } = await breakdown(asLeader(), {});
    expect([kind, department?.name, parts.length]).toEqual(['team', 'Engineering', 4]);
    expect([...attention, ...success].every(({ team }) => team.departmentName === 'Engineering')).toBe(true);
  });
});

describe('the dashboard’s department', () => {
  it('is for a department leader the one they lead, and no other', async () => {
    const own = await dashboard(asLeader(), {});
    expect(own.department?.name).toBe('Engineering');
    const elsewhere = await idOf('Customers');
    expect(await codeOf(dashboard(asLeader(), { departmentId: elsewhere }))).toBe('forbidden');
    expect(await codeOf(analytics(asLeader(), { departmentId: elsewhere }))).toBe('forbidden');
    expect(await codeOf(breakdown(asLeader(), { departmentId: elsewhere }))).toBe('forbidden');
    expect(await codeOf(overview(asLeader(), { departmentId: elsewhere }))).toBe('forbidden');
    const teams = await overview(asLeader(), {});
    expect(new Set(teams.teams.map(({ team }) => team.departmentName))).toEqual(new Set(['Engineering']));
    expect((await analytics(asLeader(), {})).total).toBe(4);
  });
});

describe('the overview of teams', () => {
  it('sorts, filters and searches in the database', async () => {
    const byMotivation = await overview(asAdministrator(), { sort: 'motivation', direction: 'desc' });
    const averages = byMotivation.teams.map(({ motivation }) => motivation.avg);
    const published = averages.filter((avg) => avg !== null);
    expect(published).toEqual([...published].sort((a, b) => b - a));
    expect(averages.slice(published.length).every((avg) => avg === null)).toBe(true);
    const [first] = byMotivation.categories;
    const ofCategory = await overview(asAdministrator(), { category: first?.id });
    expect(ofCategory.total).toBe(first?.teams);
    expect(ofCategory.categories).toEqual(byMotivation.categories);
    expect((await overview(asAdministrator(), { search: 'sALES' })).teams.map(({ team }) => team.name)).toEqual([
      'Sales Americas',
      'Sales Europe',
    ]);
    expect((await overview(asAdministrator(), { search: '%' })).total).toBe(0);
    const bySize = await overview(asAdministrator(), { sort: 'members', direction: 'desc' });
    expect(bySize.teams[0]?.team).toMatchObject({ name: 'Support', members: 12, leader: 'Nadia Salleh' });
  });

  it('returns one team only, to readers who may see it', async () => {
    const teamOf = (name: string) => prisma().team.findFirstOrThrow({ where: { name } });
    const { id } = await teamOf('Sales Europe');
    const one = await overview(asAdministrator(), { teamId: id });
    expect(one.teams.map(({ team }) => team.name)).toEqual(['Sales Europe']);
    expect(one).toMatchObject({ total: 1, pages: 1 });
    const elsewhere = await buildTeam(prisma(), { companyId: (await buildCompany(prisma())).id });
    expect((await overview(asAdministrator(), { teamId: elsewhere.id })).teams).toEqual([]);
    expect((await overview(asLeader(), { teamId: id })).teams).toEqual([]);
  });

  it('contains the shares of feelings, for the period and for each point', async () => {
    const { teams } = await overview(asAdministrator(), { search: 'Support' });
    const [{ sentiments } = { sentiments: null }] = teams;
    const sums = [sentiments?.typesAvg, ...(sentiments?.typesData ?? [])].map(
      (types) => (types?.good ?? 0) + (types?.meh ?? 0) + (types?.bad ?? 0),
    );
    expect(sums.length).toBeGreaterThan(2);
    expect(new Set(sums)).toEqual(new Set([100]));
    expect(sentiments?.typesData.map(({ date }) => date)).toEqual(sentiments?.data.map(({ date }) => date));
  });

  it('loads in pages of fifty, and loses a deleted team immediately', async () => {
    const { id: companyId } = (await asAdministrator()).company;
    const teams = [];
    for (let i = 0; i < 45; i++) teams.push(await buildTeam(prisma(), { companyId, name: `zz ${i}` }));
    const second = await overview(asAdministrator(), { page: 2 });
    expect(second).toMatchObject({ page: 2, pages: 2, total: 59 });
    expect(second.teams).toHaveLength(9);
    await prisma().team.deleteMany({ where: { id: { in: teams.map(({ id }) => id) } } });
    await prisma().team.delete({
      where: { id: (await prisma().team.findFirstOrThrow({ where: { name: 'Data' } })).id },
    });
    const left = await overview(asAdministrator(), {});
    expect(left.total).toBe(13);
    expect(left.teams.some(({ team }) => team.name === 'Data')).toBe(false);
  });
});
