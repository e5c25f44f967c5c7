import { readsByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { getLiveTeam } from '#/lib/domain/dashboards/team/get-live-team.ts';
import { getPublishedTeam, type PublishedTeamQuery } from '#/lib/domain/dashboards/team/get-published-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export interface TeamDashboardQuery extends PublishedTeamQuery {
  /** Gives leaders what everyone else sees: for what may be passed on, and for days before they led. */
  view?: 'published' | undefined;
}

/**
 * One team's dashboard over a period: by name and live for its leaders on the days that they read by name; as published
 * for everyone else, and for leaders who read none of the days by name. Throws `not_found` for a team that the company
 * doesn't have or a member that the team doesn't have, `forbidden` without the right to see it.
 */
export async function getTeamDashboard(ctx: UserCtx, query: TeamDashboardQuery) {
  if (!readsByName(ctx.actor) || query.view === 'published') return getPublishedTeam(ctx, query, null);
  const { dashboard, namedSince } = await getLiveTeam(ctx, query);
  return dashboard ?? getPublishedTeam(ctx, query, namedSince);
}
