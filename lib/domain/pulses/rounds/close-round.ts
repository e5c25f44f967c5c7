import { announceResults } from '#/lib/domain/pulses/results/announce-results.ts';
import { settleRound } from '#/lib/domain/pulses/rounds/settle-round.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Closes a round in the transaction of whatever ends it, as `settleRound` does, and tells its readers where it publishes.
 * Returns whether it was open until now.
 */
export async function closeRound(
  tx: Transaction,
  ctx: Ctx,
  roundId: number,
  { publishes }: { publishes: boolean },
): Promise<boolean> {
  const settled = await settleRound(tx, ctx.clock.now(), roundId, { publishes });
  if (settled && publishes) await announceResults(tx, ctx, settled);
  return settled !== null;
}
