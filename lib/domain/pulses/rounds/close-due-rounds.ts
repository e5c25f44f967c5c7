import * as z from 'zod';
import { closePulseRound } from '#/lib/domain/pulses/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const roundOver = z.object({ roundId: z.number() });

/**
 * Enqueues the closing of every open round that is over: its window or its pulse's last day has passed, or everybody has
 * answered who still can; among some rounds alone, where given. Returns how many were enqueued.
 */
export async function closeDueRounds(ctx: Ctx, roundIds: readonly number[] | null = null): Promise<number> {
  const now = ctx.clock.now();
  const rounds = asRows(
    roundOver,
    await ctx.db.$queryRaw`
    SELECT r.id AS "roundId"
    FROM pulse_rounds r JOIN pulses p ON p.id = r.pulse_id JOIN companies c ON c.id = r.company_id
    WHERE r.closed_at IS NULL AND r.skipped_at IS NULL AND (${roundIds}::int[] IS NULL OR r.id = ANY(${roundIds}))
      AND (
        r.closes_at <= ${now} OR p.end_date < (${now}::timestamptz AT TIME ZONE c.time_zone)::date
        OR NOT EXISTS (
          SELECT FROM pulse_recipients o JOIN users u ON u.id = o.user_id
          WHERE o.round_id = r.id AND NOT o.answered AND u.blocked_at IS NULL
        )
      )
    ORDER BY r.id`,
  );
  if (rounds.length > 0) await ctx.db.$transaction((tx) => enqueue(tx, closePulseRound, ...rounds));
  return rounds.length;
}
