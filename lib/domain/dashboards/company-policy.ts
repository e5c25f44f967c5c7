import type { RoleName } from '#/lib/platform/roles.ts';

interface Acting {
  role: RoleName;
  userId: number;
}

/** The whole company is for Administrators; a department also for the person who leads it. Null is the company. */
export function canViewFigures(actor: Acting, department: { leaderId: number | null } | null): boolean {
  if (actor.role === 'Administrator') return true;
  return actor.role === 'Department Leader' && department !== null && department.leaderId === actor.userId;
}
