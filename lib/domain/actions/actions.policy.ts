import type { ActionState } from '#/lib/domain/actions/constants.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { canUseCorner } from '#/lib/domain/coaching/coaching.policy.ts';
import { canViewFigures } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { canManageTeam } from '#/lib/domain/places/places.policy.ts';
import type { TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { UserActor } from '#/lib/platform/context.ts';

type Acting = Pick<UserActor, 'userId' | 'role'>;

/** A team with its leaders, for the rules of steps. */
export interface SteppingTeam extends TeamRelations {
  leaderId: number | null;
  secondaryLeaderId: number | null;
  departmentLeaderId: number | null;
}

/** Returns whether someone may read a team's steps: everyone who may see its results. */
export function canReadActions(actor: Acting, team: SteppingTeam): boolean {
  return canViewFigures(actor, team);
}

/** Returns whether someone may start, change and end steps: the team's leaders and people above them. */
export function canManageActions(actor: Acting, team: SteppingTeam): boolean {
  const { leaderId, secondaryLeaderId, departmentLeaderId } = team;
  return canManageTeam(actor, { leaderId, secondaryLeaderId, department: { leaderId: departmentLeaderId } });
}

/** Returns whether someone may tell the team about a step, which is a post in its chat box. */
export function canTellTeam(actor: Acting, team: SteppingTeam): boolean {
  return canManageActions(actor, team) && canUseCorner(actor, team);
}

/**
 * Returns whether someone may read how often a cause was named and its unpublished results: people who read the team by
 * name.
 */
export function canReadCounts(actor: Acting, team: SteppingTeam): boolean {
  return canReadAnswersByName(actor, team);
}

const nextStates: Record<ActionState, readonly ActionState[]> = {
  doing: ['done', 'kept', 'replaced', 'ended'],
  // Until it's settled, a step that was marked by mistake can be tried on.
  done: ['doing', 'kept', 'replaced', 'ended'],
  kept: [],
  replaced: [],
  ended: [],
};

/** Returns whether a step may change from one state to another. Settled steps never change. */
export function canMoveTo(state: ActionState, next: ActionState): boolean {
  return nextStates[state].includes(next);
}

/** Returns whether a state is final. */
export function isSettled(state: ActionState): boolean {
  return nextStates[state].length === 0;
}
