import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import type { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import { periods } from '#/lib/domain/calendar/period.ts';
import { shownMetrics } from '#/lib/domain/dashboards/company/company.constants.ts';
import {
  analyticsRequest,
  companyQuery,
  teamsOverviewRequest,
} from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyAnalytics } from '#/lib/domain/dashboards/company/get-company-analytics.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import { readReport } from '#/lib/domain/reports/content/report-content.service.ts';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

/**
 * Returns everything that the product shows at an instant, by reader and by call or report. Of a report, it returns the
 * data, or with `inPdf` the text of its PDF.
 */
export type Look = (instant: string, options?: { inPdf: boolean }) => Promise<Record<string, unknown>>;

/**
 * Signs in everyone who sees a company's first team without names: its first member, its leader (in reports only), the
 * leader of its department and an administrator. Previews and files aren't read, because they show the same answers.
 */
export async function openOnlookers({ company, department, teams }: AnsweringCompany): Promise<Look> {
  const db = prisma();
  const [first] = teams;
  const member = first?.members[0];
  if (!first || !member) throw new Error('There is a team with members.');
  const { team } = first;
  const [leader, head] = [
    await buildUser(db, { companyId: company.id }),
    await buildUser(db, { companyId: company.id }),
  ];
  await db.team.update({ where: { id: team.id }, data: { leaderId: leader.id } });
  await db.department.update({ where: { id: department.id }, data: { leaderId: head.id } });
  const asMember = await userCtx(member, { role: 'Member' });
  const asLeader = await userCtx(leader, { role: 'Team Leader' });
  const asHead = await userCtx(head, { role: 'Department Leader' });
  const asAdministrator = await userCtx(await buildAdministrator(db, { companyId: company.id }));
  const ofTeam: ReportScope = { kind: 'team', id: team.id, name: team.name };
  const ofDepartment: ReportScope = { kind: 'department', id: department.id, name: department.name };
  const ofCompany: ReportScope = { kind: 'company', id: company.id, name: company.name };

  return async (instant, { inPdf } = { inPdf: false }) => {
    const clock = fixedClock(instant);
    const views: Record<string, unknown> = {};
    for (const { name: period } of periods) {
      const seenByMember = { id: team.id, period, member: 0 };
      views[`Member ${period}`] = await getTeamDashboard({ ...asMember, clock }, seenByMember);
      for (const ctx of [asHead, asAdministrator].map((ctx): UserCtx => ({ ...ctx, clock }))) {
        const who = `${ctx.actor.role} ${period}`;
        views[`${who} team`] = await getTeamDashboard(ctx, seenByMember);
        for (const departmentId of [0, department.id]) {
          const query = { ...companyQuery.parse({ departmentId }), period };
          views[`${who} dashboard ${departmentId}`] = await getCompanyDashboard(ctx, query);
          for (const metric of shownMetrics) {
            const lines = { ...analyticsRequest.parse({ departmentId, metric }), period };
            views[`${who} analytics ${departmentId} ${metric}`] = await getCompanyAnalytics(ctx, lines);
          }
          const overview = { ...teamsOverviewRequest.parse({ departmentId }), period };
          views[`${who} teams ${departmentId}`] = await listTeamsOverview(ctx, overview);
        }
      }
    }
    const reports: [UserCtx, ReportScope[]][] = [
      [asLeader, [ofTeam]],
      [asHead, [ofDepartment, ofTeam]],
      [asAdministrator, [ofCompany, ofDepartment, ofTeam]],
    ];
    for (const [ctx, scopes] of reports) {
      const report = await readReport({ ...ctx, clock }, { scopes, period: '1m' });
      views[`${ctx.actor.role} report`] = inPdf ? pdfText(await drawPdf(report)) : report;
    }
    return views;
  };
}
