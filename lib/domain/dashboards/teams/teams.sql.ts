import { viewableTeamSql } from '#/lib/domain/dashboards/dashboards.policy.ts';

/** Finished teams `t`, with their departments `d`, that a person ($3) of a company ($1) may open in a role ($2). */
export const dashboardTeamsSql = `
FROM teams t LEFT JOIN departments d ON d.id = t.department_id
WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ${viewableTeamSql({ role: '$2', person: '$3' })}`;
