import * as z from 'zod';
import { sendRound } from '#/lib/domain/check-ins/queues.ts';
import { listSchedules } from '#/lib/domain/check-ins/rounds/list-schedules.ts';
import { type Occurrence, occurrencesOf } from '#/lib/domain/check-ins/rounds/occurrences.ts';
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
