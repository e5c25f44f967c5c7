import * as z from 'zod';
import { CATCH_UP_MS } from '#/lib/domain/calendar/catch-up.ts';
import { sendRound } from '#/lib/domain/check-ins/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

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
