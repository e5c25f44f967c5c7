import { Prisma } from '#/generated/prisma/client.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Finished teams `t`, with their departments `d`, that this person may open in the current role. */
export const dashboardTeamsSql = ({ actor: { role, userId }, company }: UserCtx): Prisma.Sql => Prisma.sql`
  FROM teams t LEFT JOIN departments d ON d.id = t.department_id
  WHERE t.company_id = ${company.id} AND t.completed_at IS NOT NULL
    AND CASE ${role}
      WHEN 'Administrator' THEN true
      WHEN 'Department Leader' THEN d.leader_id = ${userId}
      WHEN 'Team Leader' THEN t.leader_id = ${userId} OR t.secondary_leader_id = ${userId}
      ELSE EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = ${userId})
    END`;
