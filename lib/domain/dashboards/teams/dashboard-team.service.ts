import * as z from 'zod';
import { dashboardTeamsSql } from '#/lib/domain/dashboards/teams/teams.sql.ts';
import { membersSql, windowOf } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const teamRow = z.object({
  id: z.number(),
  name: z.string(),
  departmentName: z.string().nullable(),
  leader: z.string().nullable(),
  secondaryLeader: z.string().nullable(),
  membersCount: z.number(),
  openInvitations: z.number(),
});
type TeamRow = z.output<typeof teamRow>;

const listStatement = `
SELECT t.id, t.name, t.department AS "departmentName",
  (SELECT l.first_name || ' ' || l.last_name FROM users l WHERE l.id = t.leader_id) AS leader,
  (SELECT l.first_name || ' ' || l.last_name FROM users l WHERE l.id = t.secondary_leader_id) AS "secondaryLeader",
  ${membersSql('t.id')} AS "membersCount",
  (SELECT count(*)::int FROM invitations i WHERE i.team_id = t.id AND i.accepted_at IS NULL AND i.revoked_at IS NULL
    AND i.expires_at > $4) AS "openInvitations"
FROM (SELECT t.id, t.name, t.leader_id, t.secondary_leader_id, d.name AS department ${dashboardTeamsSql}
  ORDER BY t.name, t.id LIMIT $5 OFFSET $6) AS t
ORDER BY t.name, t.id`;

/**
 * Returns a page of the finished teams that this person may open in the current role, by name. Without `page`, returns
 * all of them.
 */
export async function listDashboardTeams({ company, actor, clock }: UserCtx, page?: number): Promise<TeamRow[]> {
  const values = [company.id, actor.role, actor.userId, clock.now(), ...windowOf(page)];
  const rows = asRows(teamRow, await pool().query({ name: 'list-dashboard-teams', text: listStatement, values }));
  return rows;
}

const countStatement = `SELECT count(*)::int AS teams ${dashboardTeamsSql}`;

/** Returns how many finished teams this person may open in the current role. */
export async function countDashboardTeams({ company, actor }: UserCtx): Promise<number> {
  const values = [company.id, actor.role, actor.userId];
  const rows = asRows(
    z.object({ teams: z.number() }),
    await pool().query({ name: 'count-dashboard-teams', text: countStatement, values }),
  );
  return rows[0]?.teams ?? 0;
}
