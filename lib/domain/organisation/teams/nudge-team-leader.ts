import { type Nudged, nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import { getManagedTeam } from '#/lib/domain/places/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** Reminds the leader of a team as `nudgePerson` does; throws `invalid` for a team without one. */
export async function nudgeTeamLeader(ctx: UserCtx, teamId: number): Promise<Nudged> {
  const { leader } = await getManagedTeam(ctx.db, ctx, teamId);
  if (!leader) throw invalid('This team has no leader yet.');
  return nudgePerson(ctx, leader);
}
