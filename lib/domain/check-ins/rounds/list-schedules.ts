import * as z from 'zod';
import type { TeamZone } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const teamZone: z.ZodType<TeamZone> = z.object({
  companyId: z.number(),
  teamId: z.number(),
  timeZone: z.string(),
  hasMembers: z.boolean(),
  completedAt: z.date(),
  companyTimeZone: z.string(),
  frequencyId: z.number(),
  checkinDay: z.number(),
  workingDays: z.array(z.number()),
  surveysTimeSend: z.string(),
  asksOnJoining: z.boolean(),
});

/**
 * Lists the given teams that are finished, have active members and whose company isn't blocked, once per time zone of
 * their members and active leaders. `OFFSET 0` keeps the order of reading: right after an import PostgreSQL has no
 * statistics on the new rows, and would look for each person in all of the teams.
 */
export async function listSchedules(db: Statements, teamIds: readonly number[]): Promise<TeamZone[]> {
  return asRows(
    teamZone,
    await db.$queryRaw`
    WITH zones AS (
      SELECT m.team_id, u.time_zone, true AS is_member
      FROM (SELECT team_id, user_id FROM team_members WHERE team_id = ANY(${teamIds}::int[]) OFFSET 0) AS m
      CROSS JOIN LATERAL (
        SELECT time_zone FROM users WHERE id = m.user_id AND confirmed_at IS NOT NULL AND blocked_at IS NULL OFFSET 0
      ) AS u
      UNION
      SELECT t.id, u.time_zone, false
      FROM teams t
      CROSS JOIN LATERAL (VALUES (t.leader_id), (t.secondary_leader_id)) AS leader (id)
      JOIN users u ON u.id = leader.id
      WHERE t.id = ANY(${teamIds}::int[]) AND u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL
    ), team_zones AS (
      SELECT team_id, time_zone, bool_or(is_member) AS has_members,
        bool_or(bool_or(is_member)) OVER (PARTITION BY team_id) AS team_has_members
      FROM zones GROUP BY team_id, time_zone
    )
    SELECT t.company_id AS "companyId", t.id AS "teamId", z.time_zone AS "timeZone", z.has_members AS "hasMembers",
      t.completed_at AS "completedAt", c.time_zone AS "companyTimeZone", t.frequency_id AS "frequencyId", t.checkin_day AS "checkinDay",
      t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
      t.asks_on_joining AS "asksOnJoining"
    FROM teams t JOIN team_zones z ON z.team_id = t.id JOIN companies c ON c.id = t.company_id
    WHERE t.completed_at IS NOT NULL AND z.team_has_members AND c.blocked_at IS NULL`,
  );
}
