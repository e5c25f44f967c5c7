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
