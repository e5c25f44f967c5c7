import * as z from 'zod';
import { reachColumns } from '#/lib/domain/dashboards/company/company.sql.ts';
import { reachRow } from '#/lib/domain/dashboards/published/published.present.ts';
import { dashboardTeam, teamColumns, teamTables } from '#/lib/domain/dashboards/team/read-team-figures.ts';
import { METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { isThereSql, membersSql } from '#/lib/domain/places/places.sql.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** A group whose results can be shown for a team that is too small for its own results. */
const groupAbove = z.object({
  id: z.number(),
  name: z.string(),
  members: z.number(),
});

/** A team for people who see no names. */
const publishedTeam = z.object({
  ...dashboardTeam.shape,
  ...reachRow.shape,
  timeZone: z.string(),
  members: z.number(),
  department: groupAbove.nullable(),
  company: groupAbove,
  /** Whether the company has any motivation figure. */
  hasMotivation: z.boolean(),
});
export type PublishedTeam = z.output<typeof publishedTeam>;

const membersOf = (which: string) => `
  (SELECT count(DISTINCT m.user_id) FROM team_members m JOIN teams other ON other.id = m.team_id
    WHERE other.company_id = $1 AND other.completed_at IS NOT NULL AND ${isThereSql('m.user_id')} AND ${which})`;

const statement = `
SELECT ${teamColumns}, ${reachColumns},
  ${membersSql('t.id')} AS members,
  CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'name', d.name, 'members', ${membersOf('other.department_id = d.id')}) END AS department,
  (SELECT json_build_object('id', c.id, 'name', c.name, 'members', ${membersOf('true')}) FROM companies c WHERE c.id = $1) AS company,
  EXISTS (SELECT FROM published_sums p WHERE p.company_id = $1 AND p.scope = ${SCOPE.company} AND p.scope_id = $1
    AND p.metric = ${METRIC.motivation}) AS "hasMotivation"
FROM ${teamTables}
WHERE t.id = $2 AND t.company_id = $1 AND t.completed_at IS NOT NULL`;

/** Returns the team, its department and its company, or null if the company has no such team. */
export async function readPublishedTeam(query: {
  companyId: number;
  userId: number;
  teamId: number;
}): Promise<PublishedTeam | null> {
  const values = [query.companyId, query.teamId, query.userId];
  const rows = asRows(publishedTeam, await pool().query({ name: 'published-team', text: statement, values }));
  return rows[0] ?? null;
}
