import * as z from 'zod';
import { findActivePulse, type PulseToOpen } from '#/lib/domain/pulses/activation/activation.service.ts';
import { endPulse } from '#/lib/domain/pulses/activation/end-pulse.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { closePulseRound } from '#/lib/domain/pulses/queues.ts';
import { openRound } from '#/lib/domain/pulses/rounds/open-round.ts';
import { dueRoundsOf, mayBeDue, nextLookAt } from '#/lib/domain/pulses/schedule/round-times.ts';
import { workOffNotes } from '#/lib/domain/sweeps/work-off-notes.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const SWEEP_ID = 1;
const pulseToLookAt = z.object({ id: z.number() });
const zone = z.object({ timeZone: z.string() });

/**
 * Opens every due round in its own transaction, and then stores when the sweep ran. Rounds that failed, or that a
 * crashed process left, are found by the next sweep and don't hold up other pulses. It only checks pulses that are due
 * for a check or have changed. Returns how many rounds were opened.
 */
export async function openDueRounds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const sweptAt = (await ctx.db.pulseSweep.findFirst())?.sweptAt ?? null;
  // The clock has been set back, so the stored times of the next checks are wrong.
  if (sweptAt !== null && sweptAt > now) {
    await ctx.db.$executeRaw`UPDATE pulses SET look_at = 'epoch' WHERE look_at IS NOT NULL`;
  }
  let openedCount = 0;
  await forEachApart(await listPulsesToLookAt(ctx, now), async ({ id }) => {
    const pulse = await findActivePulse(ctx.db, id);
    if (pulse && mayBeDue(pulse, sweptAt, now)) {
      const timeZones = await listTimeZones(ctx.db, pulse);
      for (const round of dueRoundsOf(pulse, timeZones, sweptAt, now)) {
        if (await openRound(ctx, { pulseId: id, due: round, timeZones })) openedCount += 1;
      }
    }
    await noteNextLook(ctx, id, sweptAt);
  });
  const swept = { sweptAt: now };
  await ctx.db.pulseSweep.upsert({ where: { id: SWEEP_ID }, create: { id: SWEEP_ID, ...swept }, update: swept });
  return openedCount;
}

async function listPulsesToLookAt({ db }: Ctx, now: Date): Promise<z.output<typeof pulseToLookAt>[]> {
  return asRows(
    pulseToLookAt,
    await db.$queryRaw`
    SELECT p.id FROM pulses p JOIN companies c ON c.id = p.company_id AND c.blocked_at IS NULL
    WHERE p.look_at <= ${now} ORDER BY p.id`,
  );
}

/**
 * Ends a pulse that is over, or stores when to check it next. If a due round couldn't open, it's checked every minute.
 */
function noteNextLook(ctx: Ctx, pulseId: number, sweptAt: Date | null): Promise<void> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    // Serialises with people who change the pulse.
    await tx.$queryRaw`SELECT FROM pulses WHERE id = ${pulseId} FOR UPDATE`;
    // A pulse whose last open round is about to close is also checked every minute.
    if (await endPulse(tx, pulseId, now)) return;
    const pulse = await findActivePulse(tx, pulseId);
    if (!pulse) return;
    const timeZones = await listTimeZones(tx, pulse);
    if (dueRoundsOf(pulse, timeZones, sweptAt, now).length > 0) return;
    await tx.$executeRaw`UPDATE pulses SET look_at = ${nextLookAt(pulse, timeZones, now)} WHERE id = ${pulseId}`;
  });
}

/** Returns the time zones of a pulse's people; the company's if it has no people. */
async function listTimeZones(db: Statements, pulse: PulseToOpen): Promise<string[]> {
  const zones = asRows(
    zone,
    await db.$queryRaw`
    SELECT DISTINCT time_zone AS "timeZone" FROM (${audienceSql(pulse)}) AS audience ORDER BY time_zone`,
  );
  return zones.length > 0 ? zones.map(({ timeZone }) => timeZone) : [pulse.companyTimeZone];
}

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
