import { closeRound } from '#/lib/domain/pulses/rounds/close-round.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/** Closes a round and publishes its results, unless that has been done. */
export async function publishRound(ctx: Ctx, roundId: number): Promise<void> {
  await inTransaction(ctx.db, (tx) => closeRound(tx, ctx, roundId, { publishes: true }));
}
