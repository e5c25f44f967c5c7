import type { UserCtx } from '#/lib/platform/context.ts';

interface TeamRow {
  id: number;
  name: string;
  departmentName: string | null;
  leader: string | null;
  membersCount: number;
  openInvitations: number;
}

/** The finished teams this person may open in the current role, by name. */
export function listDashboardTeams(ctx: UserCtx): Promise<TeamRow[]> {
  const { role, userId } = ctx.actor;
  return ctx.db.$queryRaw<TeamRow[]>`
    SELECT t.id, t.name, d.name AS "departmentName", l.first_name || ' ' || l.last_name AS leader,
      (SELECT count(*)::int FROM team_members m WHERE m.team_id = t.id) AS "membersCount",
      (SELECT count(*)::int FROM invitations i WHERE i.team_id = t.id AND i.accepted_at IS NULL AND i.revoked_at IS NULL
        AND i.expires_at > ${ctx.clock.now()}) AS "openInvitations"
    FROM teams t
    LEFT JOIN departments d ON d.id = t.department_id
    LEFT JOIN users l ON l.id = t.leader_id
    WHERE t.company_id = ${ctx.company.id} AND t.completed_at IS NOT NULL
      AND CASE ${role}
        WHEN 'Administrator' THEN true
        WHEN 'Department Leader' THEN d.leader_id = ${userId}
        WHEN 'Team Leader' THEN t.leader_id = ${userId} OR t.secondary_leader_id = ${userId}
        ELSE EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = ${userId})
      END
    ORDER BY t.name, t.id`;
}
