import * as z from 'zod';
import { closePulseRound } from '#/lib/domain/pulses/queues.ts';
import { workOffNotes } from '#/lib/domain/sweeps/work-off-notes.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const roundOver = z.object({ roundId: z.number() });

/**
 * Enqueues the closing of every open round that has ended, because its time or its pulse's last day is over, or because
 * everyone who still can has answered. It only checks ended rounds, pulses due for a check, and rounds where someone
 * answered or lost the right to. It notes these rounds for `announceOpenRounds`. Returns how many closings were
 * enqueued.
 */
export async function closeDueRounds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const dueIds = new Set<number>();
  const overInTime = asRows(
    roundOver,
    await ctx.db.$queryRaw`
    SELECT r.id AS "roundId" FROM pulse_rounds r JOIN companies c ON c.id = r.company_id AND c.blocked_at IS NULL
    WHERE r.closed_at IS NULL AND r.skipped_at IS NULL AND r.closes_at <= ${now}
    UNION
    SELECT r.id FROM pulses p JOIN companies c ON c.id = p.company_id AND c.blocked_at IS NULL JOIN pulse_rounds r ON r.pulse_id = p.id
    WHERE p.look_at <= ${now} AND p.end_date < (${now}::timestamptz AT TIME ZONE c.time_zone)::date
      AND r.closed_at IS NULL AND r.skipped_at IS NULL
    ORDER BY 1`,
  );
  for (const { roundId } of overInTime) dueIds.add(roundId);
  await workOffNotes(ctx, {
    kind: 'round',
    look: async (tx, roundIds) => {
      const answeredIds = await listAnsweredRounds(tx, roundIds);
      await tx.$executeRaw`
        INSERT INTO sweep_notes (kind, company_id, subject_id)
        SELECT 'announcement', company_id, id FROM pulse_rounds WHERE id = ANY(${roundIds}::int[]) AND closed_at IS NULL`;
      for (const id of answeredIds) dueIds.add(id);
      return answeredIds;
    },
  });
  await enqueueClosing(ctx, [...dueIds]);
  return dueIds.size;
}

/** Enqueues the closing of the given rounds where everyone who still can has answered. */
export async function closeAnsweredRounds(ctx: Ctx, roundIds: readonly number[]): Promise<void> {
  await enqueueClosing(ctx, await listAnsweredRounds(ctx.db, roundIds));
}

async function listAnsweredRounds(db: Statements, roundIds: readonly number[]): Promise<number[]> {
  const rounds = asRows(
    roundOver,
    await db.$queryRaw`
    SELECT r.id AS "roundId" FROM pulse_rounds r JOIN companies c ON c.id = r.company_id AND c.blocked_at IS NULL
    WHERE r.id = ANY(${roundIds}::int[]) AND r.closed_at IS NULL AND r.skipped_at IS NULL
      AND NOT EXISTS (
        SELECT FROM pulse_recipients o JOIN users u ON u.id = o.user_id
        WHERE o.round_id = r.id AND NOT o.answered AND u.blocked_at IS NULL
      )
    ORDER BY r.id`,
  );
  return rounds.map(({ roundId }) => roundId);
}

async function enqueueClosing(ctx: Ctx, roundIds: readonly number[]): Promise<void> {
  if (roundIds.length === 0) return;
  await ctx.db.$transaction((tx) => enqueue(tx, closePulseRound, ...roundIds.map((roundId) => ({ roundId }))));
}
