import { Prisma } from '#/generated/prisma/client.ts';

/** Condition for users `u` who can be asked: they have finished onboarding and aren't blocked. */
export const canBeAsked = Prisma.sql`u.confirmed_at IS NOT NULL AND u.onboarding_completed_at IS NOT NULL AND u.blocked_at IS NULL`;

/** How many members of the team `t` can be asked, and how many others haven't finished onboarding. */
export const teamCountsSql = Prisma.sql`
  (SELECT count(*)::int FROM team_members m JOIN users u ON u.id = m.user_id
    WHERE m.team_id = t.id AND ${canBeAsked}) AS "membersCount",
  (SELECT count(*)::int FROM team_members m JOIN users u ON u.id = m.user_id
    WHERE m.team_id = t.id AND u.confirmed_at IS NOT NULL AND u.onboarding_completed_at IS NULL
      AND u.blocked_at IS NULL) AS "unfinishedCount"`;

/** The people a pulse asks. */
export interface Audience {
  companyId: number;
  /** Never asked, because someone who reads the results must not know one of the answers. */
  creatorId: number;
  includeLeaders: boolean;
  teamIds: readonly number[];
}

/**
 * Returns the statement that selects everyone a pulse asks once, as `user_id`, `team_id`, `department_id` and
 * `time_zone`. Someone in several of its teams counts in the team with the most people, or the first of equal ones.
 */
export const audienceSql = ({ companyId, creatorId, includeLeaders, teamIds }: Audience): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT ON (user_id) user_id, team_id, department_id, time_zone
  FROM (
    SELECT *, count(*) OVER (PARTITION BY team_id) AS people
    FROM (
      SELECT u.id AS user_id, t.id AS team_id, t.department_id, u.time_zone
      FROM teams t JOIN team_members m ON m.team_id = t.id JOIN users u ON u.id = m.user_id
      WHERE t.company_id = ${companyId} AND t.id = ANY(${teamIds}) AND ${canBeAsked}
      UNION
      SELECT u.id, t.id, t.department_id, u.time_zone
      FROM teams t JOIN users u ON u.id IN (t.leader_id, t.secondary_leader_id)
      WHERE ${includeLeaders} AND t.company_id = ${companyId} AND t.id = ANY(${teamIds}) AND ${canBeAsked}
    ) places
    WHERE user_id <> ${creatorId}
  ) counted
  ORDER BY user_id, people DESC, team_id`;

/** The teams of the pulse `p` with their leaders, as JSON. */
export const pulseTeamsSql = Prisma.sql`
  coalesce((SELECT json_agg(json_build_object('id', t.id, 'leaderId', t.leader_id,
      'secondaryLeaderId', t.secondary_leader_id,
      'department', CASE WHEN d.id IS NOT NULL THEN json_build_object('leaderId', d.leader_id) END) ORDER BY t.id)
    FROM pulse_teams a JOIN teams t ON t.id = a.team_id LEFT JOIN departments d ON d.id = t.department_id
    WHERE a.pulse_id = p.id), '[]')`;
