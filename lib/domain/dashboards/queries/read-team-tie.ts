import type { DateRange } from '#/lib/domain/calendar/period.ts';
import type { TeamTie } from '#/lib/domain/dashboards/policy.ts';
import { pool } from '#/lib/platform/db.ts';

interface TeamAndTie extends TeamTie {
  memberIds: number[];
  /** Norms that somebody answered in the range. */
  normIds: number[];
}

/** How a person stands to a team, its members and the norms asked about; null when the company has no such team. */
export async function readTeamTie(wanted: {
  companyId: number;
  userId: number;
  teamId: number;
  range: DateRange;
}): Promise<TeamAndTie | null> {
  const { rows } = await pool().query<TeamAndTie>({
    name: 'team-tie',
    text: `
      SELECT $3 IN (coalesce(t.leader_id, 0), coalesce(t.secondary_leader_id, 0)) AS leads,
        EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = $3) AS belongs,
        ARRAY(SELECT m.user_id FROM team_members m WHERE m.team_id = t.id) AS "memberIds",
        ARRAY(SELECT DISTINCT n.norm_id::int FROM norm_answers n
          WHERE n.team_id = t.id AND n.local_date BETWEEN $4 AND $5 ORDER BY 1) AS "normIds"
      FROM teams t WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`,
    values: [wanted.teamId, wanted.companyId, wanted.userId, wanted.range.from, wanted.range.to],
  });
  return rows[0] ?? null;
}
