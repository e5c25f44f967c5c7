import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import {
  analyticsRequest,
  companyQuery,
  teamsOverviewRequest,
} from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyAnalytics } from '#/lib/domain/dashboards/company/get-company-analytics.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';

/** When the demo company is looked at: a Thursday afternoon. */
export const now = new Date('2026-11-19T15:00:00Z');

/** Returns the context of the demo's person with this role. */
async function asDemo(role: RoleName): Promise<UserCtx> {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? '';
  return userCtx(await prisma().user.findUniqueOrThrow({ where: { email } }), { role, now });
}

export const asAdministrator = () => asDemo('Administrator');
export const asLeader = () => asDemo('Department Leader');

export const dashboard = async (ctx: Promise<UserCtx>, query: object) =>
  getCompanyDashboard(await ctx, companyQuery.parse(query));
export const breakdown = async (ctx: Promise<UserCtx>, query: object) =>
  getBreakdown(await ctx, companyQuery.parse(query));
export const overview = async (
  ctx: Promise<UserCtx>,
  { period = '1m', ...query }: { period?: string } & Record<string, unknown>,
) =>
  listTeamsOverview(await ctx, {
    ...teamsOverviewRequest.parse(query),
    period: companyQuery.parse({ period }).period,
  });
export const analytics = async (ctx: Promise<UserCtx>, query: object) =>
  getCompanyAnalytics(await ctx, { period: '1m', ...analyticsRequest.parse(query) });
