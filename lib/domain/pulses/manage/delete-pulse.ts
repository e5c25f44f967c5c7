import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/announce-pulse.ts';
import { lockPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/close-round.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Deletes a pulse: it is gone for everybody at once, and with it the answers of a round that is open, of which nothing is
 * published. Throws what `getPulseRow` throws; a second time `not_found`.
 */
export function deletePulse(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPulse(tx, ctx, id);
    const now = ctx.clock.now();
    await tx.pulse.update({ where: { id }, data: { isActive: false, deletedAt: now, updatedAt: now } });
    await recordAct(tx, ctx, {
      action: 'pulse.remove',
      subject: `pulse:${id}`,
      details: { name: before.name },
      facts: before.isActive ? before : null,
    });
    await announcePulse(tx, id);
    if (before.round?.closedAt === null) {
      await closeRound(tx, ctx, before.round.id, { publishes: false });
      // Who was asked goes with what they answered: their links open nothing any more.
      await tx.pulseRecipient.deleteMany({ where: { roundId: before.round.id } });
    }
    return {};
  });
}
