import { readsByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { getLiveTeam } from '#/lib/domain/dashboards/team/get-live-team.ts';
import { getPublishedTeam, type PublishedTeamQuery } from '#/lib/domain/dashboards/team/get-published-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export interface TeamDashboardQuery extends PublishedTeamQuery {
  /** Shows leaders what everyone else sees: for reports they may share, and for days before they led. */
  view?: 'published' | undefined;
}

/**
 * Returns one team's dashboard over a period. Its leaders get it live and by name on the days that they read by name.
 * Everyone else gets published results, and so do leaders who read none of the days by name. Throws `not_found` for a
 * team that the company doesn't have or a member that the team doesn't have, `forbidden` without the right to see it.
 */
export async function getTeamDashboard(ctx: UserCtx, query: TeamDashboardQuery) {
  if (!readsByName(ctx.actor) || query.view === 'published') return getPublishedTeam(ctx, query, null);
  const { dashboard, namedSince } = await getLiveTeam(ctx, query);
  return dashboard ?? getPublishedTeam(ctx, query, namedSince);
}
