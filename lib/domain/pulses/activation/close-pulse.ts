import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { getPulseRow, lockPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import { presentPulse } from '#/lib/domain/pulses/manage/pulse.present.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/close-round.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Ends the open round of a pulse, whose results are published; a recurring pulse goes on. Throws what `getPulseRow`
 * throws, and `invalid` when no round is open.
 */
export function closePulse(ctx: UserCtx, id: number) {
  return inTransaction(ctx.db, async (tx) => {
    const { round } = await lockPulse(tx, ctx, id);
    const isClosed = round !== null && (await closeRound(tx, ctx, round.id, { publishes: true }));
    if (!isClosed) throw invalid(message('pulses.answers.noRound'));
    await recordAct(tx, ctx, { action: 'pulse.close', subject: `pulse:${id}` });
    const now = ctx.clock.now();
    return { pulse: presentPulse(await getPulseRow(tx, ctx, id), { actor: ctx.actor, now }) };
  });
}
