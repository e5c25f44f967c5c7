import { listTeamSteps } from '#/lib/domain/actions/overview/list-team-steps.ts';
import { briefScopes } from '#/lib/domain/briefs/briefs.policy.ts';
import { presentParagraph } from '#/lib/domain/briefs/briefs.present.ts';
import type { Paragraph } from '#/lib/domain/briefs/briefs.schema.ts';
import { PARAGRAPHS_MAX } from '#/lib/domain/briefs/constants.ts';
import { addDays, type LocalDate, sundayBefore } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';
import { listDashboardDepartments } from '#/lib/domain/organisation/departments/department.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns what last week brought, Monday to Sunday in the person's zone. There is one paragraph for the company, or for
 * each department or team that they lead in their current role. It only uses published results, so that it can be
 * emailed; results published later in the week are added.
 */
export async function getBrief(ctx: UserCtx) {
  const to = sundayBefore(localDateAt(ctx.clock.now(), ctx.actor.timeZone));
  const week = { from: addDays(to, -6), to };
  const paragraphs = await paragraphsOf(ctx, week.to);
  return { week, paragraphs: paragraphs.filter((one) => one !== null) };
}

async function paragraphsOf(ctx: UserCtx, until: LocalDate): Promise<(Paragraph | null)[]> {
  const { company, actor } = ctx;
  const scope = briefScopes[actor.role];
  if (scope === null) return [];
  if (scope === 'teams') return ofTeams(ctx, until);
  if (scope === 'company') return [await ofPlace(ctx, until, { kind: 'company', id: company.id, name: company.name })];
  const departments = (await listDashboardDepartments(ctx)).slice(0, PARAGRAPHS_MAX);
  return Promise.all(departments.map((department) => ofPlace(ctx, until, { kind: 'department', ...department })));
}

async function ofPlace(ctx: UserCtx, until: LocalDate, about: Paragraph['about']): Promise<Paragraph | null> {
  const departmentId = about.kind === 'department' ? about.id : 0;
  const query = { period: '1w', departmentId, until } as const;
  const [dashboard, breakdown, steps] = await Promise.all([
    getCompanyDashboard(ctx, query),
    getBreakdown(ctx, query),
    listTeamSteps(ctx, { departmentId }),
  ]);
  const { sentiment, performance, motivation, participation } = dashboard;
  const figures = {
    sentiment,
    productivity: performance,
    motivation,
    participation: participation.rate,
    drivers: breakdown.drivers,
    feelings: breakdown.feelings,
    highlights: breakdown,
    steps,
  };
  const inDepartment = departmentId === 0 ? '' : `department=${departmentId}&`;
  return presentParagraph(figures, {
    locale: ctx.locale,
    about,
    teamHref: (id) => `/dashboard?${inDepartment}tab=teams&team=${id}`,
    driversHref: `/dashboard?${inDepartment}period=1w#drivers`,
  });
}

async function ofTeams(ctx: UserCtx, until: LocalDate): Promise<(Paragraph | null)[]> {
  const teams = (await listDashboardTeams(ctx)).slice(0, PARAGRAPHS_MAX);
  return Promise.all(teams.map((team) => ofTeam(ctx, until, team)));
}

async function ofTeam(ctx: UserCtx, until: LocalDate, { id, name }: { id: number; name: string }) {
  const [dashboard, steps] = await Promise.all([
    getTeamDashboard(ctx, { id, period: '1w', member: 0, view: 'published', until }),
    listTeamSteps(ctx, { teamIds: [id], audience: 'leader' }),
  ]);
  const { source, sentiments, productivity, motivation, participation, factors } = dashboard;
  const isStandIn = source !== null && source.scope !== 'team';
  const drivers = factors.map(({ id: driverId, label, helped, hurt }) => ({
    id: driverId,
    label,
    helped: helped?.timesBand ?? null,
    hurt: hurt?.timesBand ?? null,
  }));
  const figures = {
    sentiment: sentiments,
    productivity,
    motivation,
    participation: participation.rate,
    drivers,
    feelings: sentiments.typesAvg,
    highlights: { attention: [], risen: [], success: [] },
    steps,
  };
  const href = `/dashboard/team?team=${id}`;
  const about = { kind: 'team' as const, id, name: isStandIn ? source.name : name };
  return presentParagraph(figures, {
    locale: ctx.locale,
    about,
    teamHref: () => href,
    driversHref: `${href}&period=1w`,
    isStandIn,
  });
}
