import { canManageTeam, type ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

type Acting = Pick<UserActor, 'userId' | 'role'>;

/** How leaders are related to a pulse. */
export interface PulseRelation {
  creatorId: number;
  creatorRole: RoleName;
  /** Null before the first activation: until then it is nobody's but its managers'. */
  activatedAt: Date | null;
  teams: readonly ManagedTeam[];
}

/**
 * Whether this person may change a pulse, send it and end it: an Administrator; its creator in the role it was made in,
 * while all its teams are theirs; a Department Leader whose departments hold all its teams.
 */
export function canManagePulse(actor: Acting, { creatorId, creatorRole, teams }: PulseRelation): boolean {
  if (actor.role === 'Administrator') return true;
  if (!teams.every((team) => canManageTeam(actor, team))) return false;
  const isCreator = creatorId === actor.userId && creatorRole === actor.role;
  return isCreator || (actor.role === 'Department Leader' && teams.length > 0);
}

/** Whether this person may see a pulse and how many have answered: who manages it, and leaders of any of its teams. */
export function canReadPulse(actor: Acting, pulse: PulseRelation): boolean {
  if (canManagePulse(actor, pulse)) return true;
  return pulse.activatedAt !== null && pulse.teams.some((team) => canManageTeam(actor, team));
}

/** Whether this person may read the results of one of its teams: managers of the pulse, and leaders of that team. */
export function canReadTeamResults(actor: Acting, pulse: PulseRelation, team: ManagedTeam): boolean {
  return canManagePulse(actor, pulse) || (pulse.activatedAt !== null && canManageTeam(actor, team));
}

/** Whether this person may read the results of all its teams together: managers, and people who lead each of them. */
export function canReadWholeResults(actor: Acting, pulse: PulseRelation): boolean {
  if (canManagePulse(actor, pulse)) return true;
  return canReadPulse(actor, pulse) && pulse.teams.every((team) => canManageTeam(actor, team));
}

/** In this role people can ask the leaders of teams together with the members, because they are above them. */
export function canAskLeaders({ role }: Pick<Acting, 'role'>): boolean {
  return role === 'Administrator' || role === 'Department Leader';
}
