import * as z from 'zod';
import { CATCH_UP_MS } from '#/lib/domain/calendar/catch-up.ts';
import { sendRound } from '#/lib/domain/check-ins/queues.ts';
import { type Occurrence, occurrencesOf, type TeamZone } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const SWEEP_ID = 1;

/**
 * Opens a round for every team and zone whose local send time has come, and enqueues its sending in the same
 * transaction. The unique row per team, zone and local day keeps processes, restarts and clock jumps from opening it
 * twice. Returns how many were opened.
 */
export async function openDueRounds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const [sweep, schedules] = await Promise.all([ctx.db.checkInSweep.findFirst(), listSchedules(ctx)]);
  const due = schedules.flatMap((schedule) => occurrencesOf(schedule, sweep?.sweptAt ?? null, now));
  return ctx.db.$transaction(async (tx) => {
    const toSend = (await insertNew(tx, due, now)).filter(({ isSkipped }) => !isSkipped);
    await enqueue(tx, sendRound, ...toSend.map(({ id }) => ({ roundId: id })));
    return toSend.length;
  });
}

const openedRound = z.object({
  id: z.number(),
  isSkipped: z.boolean(),
});
type OpenedRound = z.output<typeof openedRound>;

/**
 * Inserts new rounds and notes that everything until now has been swept. Known rounds are left out first, because a
 * refused insert would use up an id every minute.
 */
async function insertNew(tx: Transaction, due: readonly Occurrence[], now: Date): Promise<OpenedRound[]> {
  return asRows(
    openedRound,
    await tx.$queryRaw`
    WITH swept AS (
      INSERT INTO check_in_sweeps (id, swept_at) VALUES (${SWEEP_ID}, ${now})
      ON CONFLICT (id) DO UPDATE SET swept_at = excluded.swept_at
    )
    INSERT INTO check_in_rounds (company_id, team_id, time_zone, local_date, send_at, skipped_at, opened_at)
    SELECT t.company_id, t.id, due."timeZone", due."localDate", due."sendAt", due."skippedAt", ${now}
    FROM jsonb_to_recordset(${JSON.stringify(due)}::jsonb) AS due ("teamId" int, "timeZone" text, "localDate" date,
      "sendAt" timestamptz, "skippedAt" timestamptz)
    JOIN teams t ON t.id = due."teamId"
    WHERE NOT EXISTS (
      SELECT FROM check_in_rounds known WHERE known.team_id = due."teamId" AND known.local_date = due."localDate"
        AND known.time_zone = due."timeZone"
    )
    ON CONFLICT DO NOTHING
    RETURNING id, skipped_at IS NOT NULL AS "isSkipped"`,
  );
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

/** Every finished team with active members, once per zone in which one of them or of its active leaders lives. */
export async function listSchedules(ctx: Ctx): Promise<TeamZone[]> {
  return asRows(
    teamZone,
    await ctx.db.$queryRaw`
    WITH zones AS (
      SELECT m.team_id, u.time_zone, true AS is_member
      FROM team_members m JOIN users u ON u.id = m.user_id
      WHERE u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL
      UNION
      SELECT t.id, u.time_zone, false
      FROM teams t
      CROSS JOIN LATERAL (VALUES (t.leader_id), (t.secondary_leader_id)) AS leader (id)
      JOIN users u ON u.id = leader.id
      WHERE u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL
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
    WHERE t.completed_at IS NOT NULL AND z.team_has_members`,
  );
}

const DAY_MS = 24 * 3_600_000;

/**
 * Sends rounds again to people whom they missed: those who moved into the zone after the sending without having been
 * asked elsewhere, those who were blocked at that time, and those who joined later that day where the team asks on joining. They are asked on the same local day, or within six hours.
 * Returns how many rounds were enqueued.
 */
export async function resendRoundsToLatecomers(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const recently = new Date(now.getTime() - CATCH_UP_MS);
  // Somewhere on earth it may be the day before or after the one in UTC.
  const days = [-1, 0, 1].map((offset) => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10));
  const rounds = asRows(
    z.object({ roundId: z.number() }),
    await ctx.db.$queryRaw`
    SELECT r.id AS "roundId"
    FROM check_in_rounds r JOIN teams t ON t.id = r.team_id
    WHERE r.local_date = ANY(${days}::date[]) AND r.sent_at IS NOT NULL AND r.skipped_at IS NULL
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
      )`,
  );
  if (rounds.length > 0) await ctx.db.$transaction((tx) => enqueue(tx, sendRound, ...rounds));
  return rounds.length;
}
