import { listTeamSteps } from '#/lib/domain/actions/overview/list-team-steps.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { comparesWithCompany, seesTeamsFromAbove } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import type { Whole } from '#/lib/domain/metrics/words/finding-words.ts';
import { listDashboardDepartments } from '#/lib/domain/organisation/departments/department.service.ts';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import { listPublishedResults } from '#/lib/domain/pulses/results/results.service.ts';
import { REPORT_PAGE_SIZE } from '#/lib/domain/reports/constants.ts';
import type { Chapter, GroupChapter, Report, ReportPulse } from '#/lib/domain/reports/document/report-model.ts';
import { listReportUsers } from '#/lib/domain/reports/recipients/recipient.service.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns a page of the people the requester can have a report made for. */
export async function getReportData(ctx: UserCtx, query: { search: string; page: number }) {
  const { total, users } = await listReportUsers(ctx, query);
  return { users, page: query.page, pages: Math.max(1, Math.ceil(total / REPORT_PAGE_SIZE)), total };
}

/**
 * Returns the content of a report about these scopes: what dashboards and pulses show to the requester, with the same
 * protection, and nothing else. Throws what the dashboards throw.
 */
export async function readReport(
  ctx: UserCtx,
  { scopes, period }: { scopes: readonly ReportScope[]; period: PeriodName },
): Promise<Report> {
  const chapters: Chapter[] = [];
  for (const scope of scopes) chapters.push(await readChapter(ctx, scope, period));
  const { actor, company } = ctx;
  return {
    locale: ctx.locale,
    companyName: company.name,
    minimumGroupSize: company.minimumGroupSize,
    askedBy: `${actor.firstName} ${actor.lastName}`,
    askedOn: localDateAt(ctx.clock.now(), actor.timeZone),
    period,
    chapters,
  };
}

async function readChapter(ctx: UserCtx, scope: ReportScope, period: PeriodName): Promise<Chapter> {
  if (scope.kind === 'team') {
    // A report may be passed on.
    const query = { id: scope.id, period, member: 0, view: 'published' } as const;
    const { members: _names, ...dashboard } = await getTeamDashboard(ctx, query);
    const whole = await readWhole(ctx, period, dashboard.team.departmentName);
    const { from } = dashboard.period;
    const steps = await listTeamSteps(ctx, { teamIds: [scope.id], settledFrom: from });
    return { kind: 'team', scope, dashboard, whole, steps, pulses: await readPulses(ctx, scope, from) };
  }
  const departmentId = scope.kind === 'department' ? scope.id : 0;
  const query = { period, departmentId };
  const dashboardAsked = getCompanyDashboard(ctx, query);
  const [dashboard, compared, year, rows, places] = await Promise.all([
    dashboardAsked,
    comparesWithCompany(ctx.actor) ? getCompanyDashboard(ctx, { period, departmentId: 0 }) : dashboardAsked,
    readYear(ctx, departmentId),
    readTeamRows(ctx, query),
    readPlaces(ctx, query),
  ]);
  const { from } = dashboard.period;
  const pulses = await readPulses(ctx, scope, from);
  const steps = await listTeamSteps(ctx, { departmentId, settledFrom: from });
  const group = { kind: 'group', scope, dashboard, year, yardstick: compared.sentiment.avg } as const;
  return { ...group, ...rows, places, steps, pulses };
}

/** Returns where the results come from and why, as the first card of the requester's dashboard shows it. */
export async function readPlaces(ctx: UserCtx, query: TeamRowsQuery): Promise<GroupChapter['places']> {
  const breakdown = await getBreakdown(ctx, query);
  const { kind, parts, total, feelings, drivers, driversHiddenReason, risen, success, successIds } = breakdown;
  return { kind, parts, total, feelings, drivers, driversHiddenReason, risen, success, successIds };
}

/** Returns how people felt over the last year, as the requester's dashboard shows it. */
export async function readYear(ctx: UserCtx, departmentId: number): Promise<GroupChapter['year']> {
  const { sentiment, period } = await getCompanyDashboard(ctx, { period: '1y', departmentId });
  return { sentiment, period };
}

/**
 * Returns the sentiment that the requester's dashboards compare a team with: the company's, or the sentiment of a
 * department they lead. People who get a team's report by email lead only the team, so they don't see it.
 */
async function readWhole(ctx: UserCtx, period: PeriodName, departmentName: string | null): Promise<Whole | undefined> {
  const { userId, passedTo = [] } = ctx.actor;
  if (passedTo.some((id) => id !== userId)) return undefined;
  if (canManageCompany(ctx.actor)) return wholeOf(await getCompanyDashboard(ctx, { period, departmentId: 0 }));
  if (!seesTeamsFromAbove(ctx.actor)) return undefined;
  const department = (await listDashboardDepartments(ctx)).find(({ name }) => name === departmentName);
  return department && wholeOf(await getCompanyDashboard(ctx, { period, departmentId: department.id }));
}

function wholeOf({ department, sentiment }: Awaited<ReturnType<typeof getCompanyDashboard>>): Whole {
  return { name: department?.name ?? null, sentiment: sentiment.avg };
}

interface TeamRowsQuery {
  period: PeriodName;
  /** 0 means the whole company. */
  departmentId: number;
}

/** Returns all pages of the overview of teams in its order: teams that need attention come first. */
export async function readTeamRows(
  ctx: UserCtx,
  query: TeamRowsQuery,
): Promise<Pick<GroupChapter, 'teams' | 'categories' | 'attention'>> {
  const first = await readPage(ctx, query, 1);
  const teams = [...first.teams];
  for (let page = 2; page <= first.pages; page += 1) teams.push(...(await readPage(ctx, query, page)).teams);
  return { teams, categories: first.categories, attention: first.attention };
}

function readPage(ctx: UserCtx, { period, departmentId }: TeamRowsQuery, page: number) {
  return listTeamsOverview(ctx, {
    period,
    departmentId,
    teamId: 0,
    category: null,
    search: '',
    sort: 'attention',
    direction: 'asc',
    grouped: false,
    page,
  });
}

/**
 * Returns the pulses that have published results about a team, a department or the company since a day. Texts that
 * people wrote stay on the screen, because reports are passed on.
 */
export async function readPulses(ctx: UserCtx, { kind, id }: ReportScope, from: LocalDate): Promise<ReportPulse[]> {
  const teamId = kind === 'team' ? id : 0;
  const departmentId = kind === 'department' ? id : 0;
  const pulses = await listPublishedResults(ctx, { from, teamId, departmentId });
  return pulses.map(({ name, asOf, persons, questions }) => ({
    name,
    asOf,
    persons,
    questions: questions.map(({ answers: _words, texts: _texts, ...question }) => question),
  }));
}
