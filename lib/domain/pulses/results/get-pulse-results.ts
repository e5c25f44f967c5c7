import { readRoundResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import { presentResults } from '#/lib/domain/pulses/results/results.present.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

interface ResultsQuery {
  id: number;
  /** 0 for all teams together. */
  teamId: number;
  round?: number | undefined;
}

/**
 * Returns what a round of a pulse published for a team, or for the whole. Throws `not_found` for a pulse, a round or a team
 * that is not there or has nothing to do with it, `forbidden` for a team of others.
 */
export async function getPulseResults(ctx: UserCtx, { id, teamId, round }: ResultsQuery) {
  const row = await readRoundResults(ctx, { pulseId: id, teamId, roundId: round ?? null });
  if (!row) throw notFound();
  const { teamIds, isWholeReadable } = readableResults(ctx.actor, row, row.teams);
  if (teamIds.length === 0 && !isWholeReadable) throw forbidden();
  const isKnown = teamId === WHOLE_AUDIENCE || row.teams.some((team) => team.id === teamId && team.name !== null);
  if (!isKnown || (round !== undefined && row.roundId === null)) throw notFound();
  if (teamId === WHOLE_AUDIENCE ? !isWholeReadable : !teamIds.includes(teamId)) throw forbidden();
  return presentResults(row);
}
