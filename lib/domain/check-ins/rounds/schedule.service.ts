import * as z from 'zod';
import { CATCH_UP_MS } from '#/lib/domain/calendar/catch-up.ts';
import { nextRoundAt, type TeamZone } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import type { Statements, Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const DAY_MS = 24 * 3_600_000;
/** A team is checked at least this often, because zones change their rules and a note may get lost. */
const LOOK_DAYS_MAX = 7;

const look = z.object({ teamId: z.number(), hasChanged: z.boolean() });

/**
 * Takes and returns the due looks of some teams, with all looks of these teams; parallel processes take different ones.
 * Looks that triggers have noted come first, and mean that the team has changed.
 */
export async function takeLooks(tx: Transaction, now: Date, most: number): Promise<z.output<typeof look>[]> {
  return asRows(
    look,
    await tx.$queryRaw`
    WITH due AS (
      SELECT team_id FROM check_in_looks WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    DELETE FROM check_in_looks WHERE team_id IN (SELECT team_id FROM due)
    RETURNING team_id AS "teamId", due_at = '-infinity' AS "hasChanged"`,
  );
}

/** Stores when each team must be checked next: at its next send time, in the zone where that comes first. */
export async function noteNextLooks(tx: Transaction, schedules: readonly TeamZone[], now: Date): Promise<void> {
  const latest = now.getTime() + LOOK_DAYS_MAX * DAY_MS;
  const looks = Array.from(
    Map.groupBy(schedules, ({ teamId }) => teamId),
    ([teamId, zones]) => {
      const instants = zones.flatMap((zone) => nextRoundAt(zone, now)?.getTime() ?? []);
      return { teamId, companyId: zones[0]?.companyId, dueAt: new Date(Math.min(latest, ...instants)) };
    },
  );
  if (looks.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO check_in_looks (company_id, team_id, due_at)
    SELECT "companyId", "teamId", "dueAt"
    FROM jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) AS look ("companyId" int, "teamId" int, "dueAt" timestamptz)`;
}

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

/**
 * Lists the rounds of changed teams that missed someone. They moved into the zone after the sending and weren't asked
 * elsewhere, were blocked at the time, or joined later that day in a team that asks on joining. They are asked on the
 * same local day, or within six hours. A round that is still being sent is included, because it may have skipped
 * someone before. Each round is queried separately (`OFFSET 0`), because right after an import PostgreSQL would join
 * all people with all rounds.
 */
export async function listRoundsOfLatecomers(
  tx: Transaction,
  teamIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (teamIds.length === 0) return [];
  const recently = new Date(now.getTime() - CATCH_UP_MS);
  // Somewhere it may be the day before or after the current day in UTC.
  const days = [-1, 0, 1].map((offset) => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10));
  const rounds = asRows(
    z.object({ id: z.number() }),
    await tx.$queryRaw`
    SELECT r.id
    FROM check_in_rounds r JOIN teams t ON t.id = r.team_id
    JOIN companies c ON c.id = r.company_id AND c.blocked_at IS NULL
    WHERE r.team_id = ANY(${teamIds}::int[]) AND r.local_date = ANY(${days}::date[]) AND r.skipped_at IS NULL
      AND (r.send_at > ${recently} OR (${now}::timestamptz AT TIME ZONE r.time_zone)::date = r.local_date)
      AND EXISTS (
        SELECT FROM team_members m JOIN users u ON u.id = m.user_id
        WHERE m.team_id = r.team_id AND u.time_zone = r.time_zone AND u.blocked_at IS NULL
          AND (
            (m.joined_at <= r.send_at AND u.confirmed_at <= r.send_at)
            OR (t.asks_on_joining
              AND (greatest(m.joined_at, u.confirmed_at) AT TIME ZONE r.time_zone)::date <= r.local_date
              AND NOT EXISTS (
                SELECT FROM check_ins other
                WHERE other.company_id = r.company_id AND other.user_id = m.user_id AND other.local_date = r.local_date
              ))
          )
          AND NOT EXISTS (
            SELECT FROM check_ins c
            WHERE c.team_id = r.team_id AND c.user_id = m.user_id AND c.local_date = r.local_date
          )
        OFFSET 0
      )`,
  );
  return rounds.map(({ id }) => id);
}
