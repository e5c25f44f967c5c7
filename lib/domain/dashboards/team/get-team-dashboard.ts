import { readsByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { getLiveTeam } from '#/lib/domain/dashboards/team/get-live-team.ts';
import { getPublishedTeam, type PublishedTeamQuery } from '#/lib/domain/dashboards/team/get-published-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export interface TeamDashboardQuery extends PublishedTeamQuery {
  /** Gives leaders what everybody else sees: for what may be passed on, and for days before they led. */
  view?: 'published' | undefined;
}

/**
 * One team's dashboard over a period: by name and live for its leaders on the days that they read by name, as it is
 * published for everybody else, and for leaders where none of the days is. Throws `not_found` for a team that the company
 * does not have or a member that the team does not have, `forbidden` without the right to see it.
 */
export async function getTeamDashboard(ctx: UserCtx, query: TeamDashboardQuery) {
  if (!readsByName(ctx.actor) || query.view === 'published') return getPublishedTeam(ctx, query, null);
  const { dashboard, namedSince } = await getLiveTeam(ctx, query);
  return dashboard ?? getPublishedTeam(ctx, query, namedSince);
}
