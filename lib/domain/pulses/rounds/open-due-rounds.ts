import * as z from 'zod';
import { findActivePulse, type PulseToOpen } from '#/lib/domain/pulses/activation/activation.service.ts';
import { endPulse } from '#/lib/domain/pulses/activation/end-pulse.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { openRound } from '#/lib/domain/pulses/rounds/open-round.ts';
import { dueRoundsOf, mayBeDue, nextLookAt } from '#/lib/domain/pulses/schedule/round-times.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const SWEEP_ID = 1;
const pulseToLookAt = z.object({ id: z.number() });
const zone = z.object({ timeZone: z.string() });

/**
 * Opens every round whose time has come, each in a transaction of its own, and notes that everything until now has been
 * looked for once all are there: what a dead process has left, or what failed, is found by the next sweep; it keeps no other
 * pulse waiting. Looks only at pulses that may have one or end, or that have changed. Returns how many were opened.
 */
export async function openDueRounds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const sweptAt = (await ctx.db.pulseSweep.findFirst())?.sweptAt ?? null;
  // The clock has been put back: the times that are noted are those of another future.
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
 * Ends a pulse that is over, or notes when it must be looked at next, as it is now; while a round is due that could not
 * open, every minute.
 */
function noteNextLook(ctx: Ctx, pulseId: number, sweptAt: Date | null): Promise<void> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    // Anyone who changes it waits, or has done so before.
    await tx.$queryRaw`SELECT FROM pulses WHERE id = ${pulseId} FOR UPDATE`;
    // Every minute as well, while an open round is at its end.
    if (await endPulse(tx, pulseId, now)) return;
    const pulse = await findActivePulse(tx, pulseId);
    if (!pulse) return;
    const timeZones = await listTimeZones(tx, pulse);
    if (dueRoundsOf(pulse, timeZones, sweptAt, now).length > 0) return;
    await tx.$executeRaw`UPDATE pulses SET look_at = ${nextLookAt(pulse, timeZones, now)} WHERE id = ${pulseId}`;
  });
}

/** Where the people of a pulse live; where its company is, if there is nobody. */
async function listTimeZones(db: Statements, pulse: PulseToOpen): Promise<string[]> {
  const zones = asRows(
    zone,
    await db.$queryRaw`
    SELECT DISTINCT time_zone AS "timeZone" FROM (${audienceSql(pulse)}) AS audience ORDER BY time_zone`,
  );
  return zones.length > 0 ? zones.map(({ timeZone }) => timeZone) : [pulse.companyTimeZone];
}
