import type { ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import { canReadTeamResults, canReadWholeResults, type PulseRelation } from '#/lib/domain/pulses/pulses.policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';

type Acting = Pick<UserActor, 'userId' | 'role'>;

/** A team that a pulse asks, or that one of its rounds has asked. */
export interface AskedTeam extends ManagedTeam {
  id: number;
  /** Null for one that was deleted since. */
  name: string | null;
  /** The round asked it; others joined the pulse since. */
  wasAsked: boolean;
}

/**
 * Returns for which teams, and whether for all together, someone may read what a round published, or will publish. What
 * counts is who the round asked, whichever teams the pulse has now: otherwise a team that left it would open its
 * earlier results to leaders of the remaining teams. Nobody leads a deleted team, so only Administrators and the
 * creator can read past it.
 */
export function readableResults(actor: Acting, pulse: Omit<PulseRelation, 'teams'>, teams: readonly AskedTeam[]) {
  const isCreator = pulse.creatorId === actor.userId && pulse.creatorRole === actor.role;
  const roundTeams = teams.some(({ wasAsked }) => wasAsked) ? teams.filter(({ wasAsked }) => wasAsked) : teams;
  const relation = { ...pulse, teams: isCreator ? roundTeams.filter(isThere) : roundTeams };
  const readable = teams.filter(isThere).filter((team) => canReadTeamResults(actor, relation, team));
  return { teamIds: readable.map(({ id }) => id), isWholeReadable: canReadWholeResults(actor, relation) };
}

const isThere = ({ name }: AskedTeam) => name !== null;
