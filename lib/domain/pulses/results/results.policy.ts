import type { ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import { canReadTeamResults, canReadWholeResults, type PulseRelation } from '#/lib/domain/pulses/pulses.policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';

type Acting = Pick<UserActor, 'userId' | 'role'>;

/** A team that a pulse asks, or that one of its rounds has asked. */
export interface AskedTeam extends ManagedTeam {
  id: number;
  /** Null if it has been deleted. */
  name: string | null;
  /** Whether the round asked it; the other teams joined the pulse later. */
  wasAsked: boolean;
}

/**
 * Returns the teams of a round whose results someone may read, and whether they may for all together. What counts is
 * who the round asked, not which teams the pulse has now: otherwise, removing a team would open its earlier results to
 * leaders of the remaining teams. No one leads a deleted team, so only administrators and the creator can read results
 * that include one.
 */
export function readableResults(actor: Acting, pulse: Omit<PulseRelation, 'teams'>, teams: readonly AskedTeam[]) {
  const isCreator = pulse.creatorId === actor.userId && pulse.creatorRole === actor.role;
  const roundTeams = teams.some(({ wasAsked }) => wasAsked) ? teams.filter(({ wasAsked }) => wasAsked) : teams;
  const relation = { ...pulse, teams: isCreator ? roundTeams.filter(isThere) : roundTeams };
  const readable = teams.filter(isThere).filter((team) => canReadTeamResults(actor, relation, team));
  return { teamIds: readable.map(({ id }) => id), isWholeReadable: canReadWholeResults(actor, relation) };
}

const isThere = ({ name }: AskedTeam) => name !== null;
