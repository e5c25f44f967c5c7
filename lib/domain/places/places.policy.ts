import type { UserActor } from '#/lib/platform/context.ts';

type Acting = Pick<UserActor, 'userId' | 'role'>;

interface Led {
  leaderId: number | null;
}

export interface ManagedTeam extends Led {
  secondaryLeaderId: number | null;
  department: Led | null;
}

/** Returns whether this person, in their current role, manages the company itself: its link, and every place in it. */
export function canManageCompany({ role }: Pick<Acting, 'role'>): boolean {
  return role === 'Administrator';
}

/** Returns whether this person, in their current role, is above a department: an administrator, or its leader. */
export function canManageDepartment(actor: Acting, department: Led): boolean {
  if (canManageCompany(actor)) return true;
  return actor.role === 'Department Leader' && department.leaderId === actor.userId;
}

/** Returns the departments that `canManageDepartment` allows, as a Prisma condition, for someone who leads any. */
export function managedDepartments(actor: Acting): { leaderId?: number } {
  return canManageCompany(actor) ? {} : { leaderId: actor.userId };
}

/** Returns whether this person may rename a team and manage its members and check-ins, as both its leaders may. */
export function canManageTeam(actor: Acting, team: ManagedTeam): boolean {
  return canChangeLeaders(actor, team) || (actor.role === 'Team Leader' && team.secondaryLeaderId === actor.userId);
}

/** Returns whether this person may change the leaders of a team or delete it: a secondary leader may not. */
export function canChangeLeaders(actor: Acting, team: ManagedTeam): boolean {
  if (actor.role === 'Team Leader') return team.leaderId === actor.userId;
  return canManageDepartment(actor, team.department ?? { leaderId: null });
}
