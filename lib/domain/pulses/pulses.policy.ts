import { canManageTeam, type ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

type Acting = Pick<UserActor, 'userId' | 'role'>;

/** What decides how a leader is related to a pulse. */
export interface PulseRelation {
  creatorId: number;
  creatorRole: RoleName;
  /** Null before the first activation; until then only its managers see it. */
  activatedAt: Date | null;
  teams: readonly ManagedTeam[];
}

/**
 * Returns whether this person may change, send and end a pulse. An administrator may, and a department leader whose
 * departments contain all its teams. Its creator may in the role it was created in, as long as they lead all its teams.
 */
export function canManagePulse(actor: Acting, { creatorId, creatorRole, teams }: PulseRelation): boolean {
  if (actor.role === 'Administrator') return true;
  if (!teams.every((team) => canManageTeam(actor, team))) return false;
  const isCreator = creatorId === actor.userId && creatorRole === actor.role;
  return isCreator || (actor.role === 'Department Leader' && teams.length > 0);
}

/** Returns whether this person may see a pulse and how many have answered: its managers, and leaders of its teams. */
export function canReadPulse(actor: Acting, pulse: PulseRelation): boolean {
  if (canManagePulse(actor, pulse)) return true;
  return pulse.activatedAt !== null && pulse.teams.some((team) => canManageTeam(actor, team));
}

/** Returns whether this person may read the results of one of its teams: its managers, and leaders of that team. */
export function canReadTeamResults(actor: Acting, pulse: PulseRelation, team: ManagedTeam): boolean {
  return canManagePulse(actor, pulse) || (pulse.activatedAt !== null && canManageTeam(actor, team));
}

/** Returns whether this person may read the results of all its teams: its managers, and leaders of all its teams. */
export function canReadWholeResults(actor: Acting, pulse: PulseRelation): boolean {
  if (canManagePulse(actor, pulse)) return true;
  return canReadPulse(actor, pulse) && pulse.teams.every((team) => canManageTeam(actor, team));
}

/** Returns whether people in this role may ask leaders together with the members, because they rank above them. */
export function canAskLeaders({ role }: Pick<Acting, 'role'>): boolean {
  return role === 'Administrator' || role === 'Department Leader';
}
