import { listCompleteTeams } from '#/lib/domain/releases/list-complete-teams.ts';
import { closeTeam } from '#/lib/domain/releases/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

const GATHERED_MS = 1000;

/**
 * Has a team's figures published at once when it is complete. Called after an answer is committed and gathered over a
 * second: of answers that come at the same moment, in whatever process, the last look sees them all. If a process dies,
 * the night publishes them.
 */
export function watchCompleteTeams(ctx: Ctx, teamId: number): void {
  gatherValues('complete-teams', GATHERED_MS, teamId, (teamIds) => enqueueCompleteTeams(ctx, teamIds));
}

async function enqueueCompleteTeams(ctx: Ctx, teamIds: readonly number[]): Promise<void> {
  const teams = await listCompleteTeams(teamIds, ctx.clock.now());
  if (teams.length > 0) await ctx.db.$transaction((tx) => enqueue(tx, closeTeam, ...teams));
}
