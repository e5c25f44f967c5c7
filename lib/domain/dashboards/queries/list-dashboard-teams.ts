import { dashboardTeamsSql } from '#/lib/domain/dashboards/queries/count-dashboard-teams.ts';
import { windowOf } from '#/lib/domain/places/sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface TeamRow {
  id: number;
  name: string;
  departmentName: string | null;
  leader: string | null;
  membersCount: number;
  openInvitations: number;
}

/** Returns a page of the finished teams this person may open in the current role by name, or the whole list without one. */
export function listDashboardTeams(ctx: UserCtx, page?: number): Promise<TeamRow[]> {
  const [limit, offset] = windowOf(page);
  return ctx.db.$queryRaw<TeamRow[]>`
    SELECT t.id, t.name, t.department AS "departmentName",
      (SELECT l.first_name || ' ' || l.last_name FROM users l WHERE l.id = t.leader_id) AS leader,
      (SELECT count(*)::int FROM team_members m WHERE m.team_id = t.id) AS "membersCount",
      (SELECT count(*)::int FROM invitations i WHERE i.team_id = t.id AND i.accepted_at IS NULL AND i.revoked_at IS NULL
        AND i.expires_at > ${ctx.clock.now()}) AS "openInvitations"
    FROM (SELECT t.id, t.name, t.leader_id, d.name AS department ${dashboardTeamsSql(ctx)}
      ORDER BY t.name, t.id LIMIT ${limit} OFFSET ${offset}) AS t
    ORDER BY t.name, t.id`;
}
