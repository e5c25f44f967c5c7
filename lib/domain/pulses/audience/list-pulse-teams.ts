import { readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import { presentTeams } from '#/lib/domain/pulses/results/results.present.ts';
import { readRoundTeams } from '#/lib/domain/pulses/rounds/read-round-teams.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

/**
 * Returns the teams whose results of a pulse this person may read, as they are in the last published round, first of all
 * the whole where they may, and the rounds. Throws `not_found` for a pulse that is not there, `forbidden` where none of
 * its teams is theirs.
 */
export async function listPulseTeams(ctx: UserCtx, id: number) {
  const row = await readRoundTeams(ctx, id);
  if (!row) throw notFound();
  const readable = readableResults(ctx.actor, row, row.teams);
  if (readable.teamIds.length === 0 && !readable.isWholeReadable) throw forbidden();
  return presentTeams(row, readable);
}
