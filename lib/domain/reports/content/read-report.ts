import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { readPulses } from '#/lib/domain/reports/content/read-pulses.ts';
import { readTeamRows } from '#/lib/domain/reports/content/read-team-rows.ts';
import type { Chapter, Report } from '#/lib/domain/reports/document/report-model.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/**
 * Reads a report about these scopes: what the dashboards and pulses answer to the requester, with their protection, and
 * nothing of its own. Throws what the dashboards throw.
 */
export async function readReport(
  ctx: UserCtx,
  { scopes, period }: { scopes: readonly ReportScope[]; period: PeriodName },
): Promise<Report> {
  const chapters: Chapter[] = [];
  for (const scope of scopes) chapters.push(await readChapter(ctx, scope, period));
  const { actor, company } = ctx;
  return {
    locale: defaultLocale,
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
    const { members: _names, factors: _said, ...dashboard } = await getTeamDashboard(ctx, query);
    return { kind: 'team', scope, dashboard, pulses: await readPulses(ctx, scope, dashboard.period.from) };
  }
  const departmentId = scope.kind === 'department' ? scope.id : 0;
  const dashboard = await getCompanyDashboard(ctx, { period, departmentId });
  const pulses = await readPulses(ctx, scope, dashboard.period.from);
  return { kind: 'group', scope, dashboard, ...(await readTeamRows(ctx, { period, departmentId })), pulses };
}
