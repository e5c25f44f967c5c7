import type { ActionState } from '#/lib/domain/actions/constants.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { canUseCorner } from '#/lib/domain/coaching/coaching.policy.ts';
import { canViewFigures } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { canManageTeam } from '#/lib/domain/places/places.policy.ts';
import type { TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { UserActor } from '#/lib/platform/context.ts';

type Acting = Pick<UserActor, 'userId' | 'role'>;

/** A team as its steps need it. */
export interface SteppingTeam extends TeamRelations {
  leaderId: number | null;
  secondaryLeaderId: number | null;
  departmentLeaderId: number | null;
}

/** Those who may see the team's figures read its steps. */
export function canReadActions(actor: Acting, team: SteppingTeam): boolean {
  return canViewFigures(actor, team);
}

/** Its leaders, and those above them, start, change and end steps. */
export function canManageActions(actor: Acting, team: SteppingTeam): boolean {
  const { leaderId, secondaryLeaderId, departmentLeaderId } = team;
  return canManageTeam(actor, { leaderId, secondaryLeaderId, department: { leaderId: departmentLeaderId } });
}

/** Telling the team is a post in its chat box. */
export function canTellTeam(actor: Acting, team: SteppingTeam): boolean {
  return canManageActions(actor, team) && canUseCorner(actor, team);
}

/** Only who reads the team by name reads how often a cause was named, and what was not published of it. */
export function canReadCounts(actor: Acting, team: SteppingTeam): boolean {
  return canReadAnswersByName(actor, team);
}

const nextStates: Record<ActionState, readonly ActionState[]> = {
  doing: ['done', 'kept', 'replaced', 'ended'],
  done: ['kept', 'replaced', 'ended'],
  kept: [],
  replaced: [],
  ended: [],
};

/** Returns whether a step may go from one state to another: what is settled stays so. */
export function canMoveTo(state: ActionState, next: ActionState): boolean {
  return nextStates[state].includes(next);
}

/** Returns whether nothing more comes after a state. */
export function isSettled(state: ActionState): boolean {
  return nextStates[state].length === 0;
}
