import * as z from 'zod';
import { listActivePulses, type PulseToOpen } from '#/lib/domain/pulses/activation/activation.service.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { openRound } from '#/lib/domain/pulses/rounds/open-round.ts';
import { dueRoundsOf, mayBeDue } from '#/lib/domain/pulses/schedule/round-times.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const SWEEP_ID = 1;
const zone = z.object({ timeZone: z.string() });

/**
 * Opens every round whose time has come, each in a transaction of its own, and notes that everything until now has been
 * looked for once all are there: what a dead process has left, or what failed, is found by the next sweep; it keeps no other
 * pulse waiting. Returns how many were opened.
 */
export async function openDueRounds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const [sweep, pulses] = await Promise.all([ctx.db.pulseSweep.findFirst(), listActivePulses(ctx.db)]);
  const sweptAt = sweep?.sweptAt ?? null;
  let openedCount = 0;
  const due = pulses.filter((active) => mayBeDue(active, sweptAt, now));
  await forEachApart(due, async (pulse) => {
    const timeZones = await listTimeZones(ctx, pulse);
    for (const round of dueRoundsOf(pulse, timeZones, sweptAt, now)) {
      if (await openRound(ctx, { pulseId: pulse.id, due: round, timeZones })) openedCount += 1;
    }
  });
  const swept = { sweptAt: now };
  await ctx.db.pulseSweep.upsert({ where: { id: SWEEP_ID }, create: { id: SWEEP_ID, ...swept }, update: swept });
  return openedCount;
}

/** Where the people of a pulse live; where its company is, if there is nobody. */
async function listTimeZones(ctx: Ctx, pulse: PulseToOpen): Promise<string[]> {
  const zones = asRows(
    zone,
    await ctx.db.$queryRaw`
    SELECT DISTINCT time_zone AS "timeZone" FROM (${audienceSql(pulse)}) AS audience ORDER BY time_zone`,
  );
  return zones.length > 0 ? zones.map(({ timeZone }) => timeZone) : [pulse.companyTimeZone];
}
