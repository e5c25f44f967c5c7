<<<<<<< HEAD

import { viewableTeamSql } from '#/lib/domain/dashboards/policy.ts';

=======

import { dashboardTeamsSql } from '#/lib/domain/dashboards/teams-sql.ts';

>>>>>>> a4113d5 (One verb to a file, named for it)
import type { UserCtx } from '#/lib/platform/context.ts';

import { pool } from '#/lib/platform/db.ts';

<<<<<<< HEAD
/** Finished teams `t`, with their departments `d`, that a person ($3) of a company ($1) may open in a role ($2). */
export const dashboardTeams = `
FROM teams t LEFT JOIN departments d ON d.id = t.department_id
WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ${viewableTeamSql({ role: '$2', person: '$3' })}`;

const statement = `SELECT count(*)::int AS teams ${dashboardTeams}`;

=======
>>>>>>> a4113d5 (One verb to a file, named for it)
/** Returns how many finished teams this person may open in the current role. */
export async function countDashboardTeams({ company, actor }: UserCtx): Promise<number> {
  const values = [company.id, actor.role, actor.userId];
  const { rows } = await pool().query<{ teams: number }>({ name: 'count-dashboard-teams', text: statement, values });
  return rows[0]?.teams ?? 0;
}
