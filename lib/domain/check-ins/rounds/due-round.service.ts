import * as z from 'zod';
import { sendRound } from '#/lib/domain/check-ins/queues.ts';
import { type Occurrence, occurrencesOf } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import {
  listRoundsOfLatecomers,
  listSchedules,
  noteNextLooks,
  takeLooks,
} from '#/lib/domain/check-ins/rounds/schedule.service.ts';
import { offerWebhooks } from '#/lib/domain/webhooks/offer-webhook.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const SWEEP_ID = 1;
/** Looks per transaction, so that it stays well within the time limit of one statement. */
const PORTION = 1000;

/**
 * Opens a round for every team and zone whose local send time has come, and enqueues its sending in the same
 * transaction. Rounds that have been sent are enqueued again if they missed someone. Only checks teams that are due or
 * have changed. The unique row per team, zone and local day prevents opening a round twice, whatever processes,
 * restarts and clocks do. Returns the ids of the rounds to send.
 */
export async function openDueRounds(ctx: Ctx): Promise<number[]> {
  const now = ctx.clock.now();
  const sweptAt = (await ctx.db.checkInSweep.findFirst())?.sweptAt ?? null;
  // The clock has been set back, so the stored times are wrong.
  if (sweptAt !== null && sweptAt > now) await ctx.db.$executeRaw`UPDATE check_in_looks SET due_at = '-infinity'`;
  const roundIds: number[] = [];
  for (let count = PORTION; count >= PORTION; ) {
    const portion = await inTransaction(ctx.db, (tx) => lookAtPortion(tx, sweptAt, now));
    count = portion.count;
    roundIds.push(...portion.roundIds);
  }
  const swept = { sweptAt: now };
  await ctx.db.checkInSweep.upsert({ where: { id: SWEEP_ID }, create: { id: SWEEP_ID, ...swept }, update: swept });
  return roundIds;
}

async function lookAtPortion(tx: Transaction, sweptAt: Date | null, now: Date) {
  const looks = await takeLooks(tx, now, PORTION);
  const teamIds = [...new Set(looks.map(({ teamId }) => teamId))];
  const schedules = await listSchedules(tx, teamIds);
  const due = schedules.flatMap((schedule) => occurrencesOf(schedule, sweptAt, now));
  const newRounds = await insertNew(tx, due, now);
  const changedIds = looks.filter(({ hasChanged }) => hasChanged).map(({ teamId }) => teamId);
  const latecomers = await listRoundsOfLatecomers(tx, changedIds, now);
  const newIds = new Set(newRounds.map(({ id }) => id));
  const roundIds = [
    ...newRounds.filter(({ isSkipped }) => !isSkipped).map(({ id }) => id),
    ...latecomers.filter((id) => !newIds.has(id)),
  ];
  await enqueue(tx, sendRound, ...roundIds.map((roundId) => ({ roundId })));
  await offerOpened(tx, newIds, now);
  await noteNextLooks(tx, schedules, now);
  return { count: looks.length, roundIds };
}

const firstRound = z.object({ companyId: z.number(), teamId: z.number(), localDate: z.string() });

/** Tells programs once that a team is asked that day, although each time zone of its people has its own round. */
async function offerOpened(tx: Transaction, newIds: ReadonlySet<number>, now: Date): Promise<void> {
  if (newIds.size === 0) return;
  const rounds = asRows(
    firstRound,
    await tx.$queryRaw`
    SELECT DISTINCT r.company_id AS "companyId", r.team_id AS "teamId", r.local_date::text AS "localDate"
    FROM check_in_rounds r
    WHERE r.id = ANY (${[...newIds]}::int[]) AND r.skipped_at IS NULL
      AND EXISTS (SELECT FROM webhook_endpoints e WHERE e.company_id = r.company_id AND e.off_at IS NULL)
      AND NOT EXISTS (SELECT FROM check_in_rounds earlier WHERE earlier.team_id = r.team_id
        AND earlier.local_date = r.local_date AND earlier.skipped_at IS NULL AND NOT earlier.id = ANY (${[...newIds]}::int[]))
    ORDER BY r.team_id`,
  );
  const type = 'check_in.round_opened' as const;
  await offerWebhooks(
    tx,
    rounds.map(({ companyId, teamId, localDate }) => ({ companyId, type, data: { teamId, localDate }, now })),
  );
}

const openedRound = z.object({ id: z.number(), isSkipped: z.boolean() });

/** Inserts new rounds. Known ones are left out first, because a refused insert would use up an id. */
async function insertNew(
  tx: Transaction,
  due: readonly Occurrence[],
  now: Date,
): Promise<z.output<typeof openedRound>[]> {
  if (due.length === 0) return [];
  return asRows(
    openedRound,
    await tx.$queryRaw`
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
