import { closeDueRounds } from '#/lib/domain/pulses/rounds/close-due-rounds.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';

const GATHERED_MS = 1000;

/**
 * Has a round closed at once when everybody has answered. Called after an answer is committed and gathered over a second:
 * of answers that come at the same moment, in whatever process, the last look sees them all. What is lost with a process
 * is found by the minute's sweep.
 */
export function watchRounds(ctx: Ctx, roundId: number): void {
  gatherValues('answered-rounds', GATHERED_MS, roundId, (roundIds) => closeDueRounds(ctx, roundIds));
}
