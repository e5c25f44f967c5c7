import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/announce-pulse.ts';
import { getPulseRow, lockPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import { presentPulse } from '#/lib/domain/pulses/manage/pulse.present.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/close-round.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Deactivates a pulse and closes its open round, whose results are published; one that is not active stays as it is.
 * Throws what `getPulseRow` throws.
 */
export function disablePulse(ctx: UserCtx, id: number) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPulse(tx, ctx, id);
    const now = ctx.clock.now();
    if (before.isActive) {
      await tx.pulse.update({ where: { id }, data: { isActive: false, stoppedAt: now, updatedAt: now } });
      await recordAct(tx, ctx, { action: 'pulse.deactivate', subject: `pulse:${id}`, facts: before });
      await announcePulse(tx, id);
      if (before.round?.closedAt === null) await closeRound(tx, ctx, before.round.id, { publishes: true });
    }
    return { pulse: presentPulse(await getPulseRow(tx, ctx, id), { actor: ctx.actor, now }) };
  });
}
