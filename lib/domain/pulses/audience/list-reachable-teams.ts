import * as z from 'zod';
import { canBeAsked } from '#/lib/domain/pulses/audience/audience.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** A team that somebody may ask, with how many of its members can be asked. */
const reachableTeam = z.object({
  id: z.number(),
  name: z.string(),
  departmentId: z.number().nullable(),
  departmentName: z.string().nullable(),
  membersCount: z.number(),
});
export type ReachableTeam = z.output<typeof reachableTeam>;

/**
 * Returns the finished teams that this person may ask in the role they act in, by department and name: an Administrator
 * all, a Department Leader those of their departments, a Team Leader their own.
 */
export async function listReachableTeams(
  tx: Transaction,
  { actor: { role, userId }, company }: Pick<UserCtx, 'actor' | 'company'>,
): Promise<ReachableTeam[]> {
  return asRows(
    reachableTeam,
    await tx.$queryRaw`
    SELECT t.id, t.name, t.department_id AS "departmentId", d.name AS "departmentName",
      (SELECT count(*)::int FROM team_members m JOIN users u ON u.id = m.user_id
        WHERE m.team_id = t.id AND ${canBeAsked}) AS "membersCount"
    FROM teams t LEFT JOIN departments d ON d.id = t.department_id
    WHERE t.company_id = ${company.id} AND t.completed_at IS NOT NULL
      AND CASE ${role}
        WHEN 'Administrator' THEN true
        WHEN 'Department Leader' THEN d.leader_id = ${userId}
        WHEN 'Team Leader' THEN ${userId} IN (t.leader_id, t.secondary_leader_id)
        ELSE false
      END
    ORDER BY d.name NULLS LAST, d.id, t.name, t.id`,
  );
}
