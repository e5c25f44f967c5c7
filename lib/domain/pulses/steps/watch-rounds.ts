import { closeDueRounds } from '#/lib/domain/pulses/commands/close-due-rounds.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';

const GATHERED_MS = 1000;

/**
 * Has a round closed at once when everybody has answered. Called after an answer is committed and gathered over a second:
 * of answers that come at the same moment, in whatever process, the last look sees them all. What is lost with a process
 * is found by the minute's sweep.
 */
export function watchRounds(ctx: Ctx, roundId: number): void {
  const watched = singleton('pulses.watched', () => ({
    roundIds: new Set<number>(),
    timer: undefined as NodeJS.Timeout | undefined,
  }));
  watched.roundIds.add(roundId);
  watched.timer ??= setTimeout(() => {
    const roundIds = [...watched.roundIds];
    watched.roundIds.clear();
    watched.timer = undefined;
    closeDueRounds(ctx, roundIds).catch((error: unknown) =>
      log().warn({ error: String(error) }, 'answered rounds not closed'),
    );
  }, GATHERED_MS);
}
