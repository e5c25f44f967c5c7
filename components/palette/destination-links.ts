import { teamFiguresHref, teamHref } from '#/components/organisation/organisation-links.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

interface Person {
  id: number;
  team: { id: number; name: string; departmentName: string | null } | null;
}

/** Returns the path of a department's results. */
export function departmentAddress(id: number): string {
  return `/dashboard?department=${id}`;
}

/** Returns the path of a team's results, as this role sees them. */
export function teamAddress(role: RoleName, id: number): string {
  const isAbove = role === 'Administrator' || role === 'Department Leader';
  return isAbove ? teamFiguresHref(id) : `/dashboard/team?team=${id}`;
}

/**
 * Returns the page of a person: the people list for administrators, the page of their team for department leaders, and
 * their answers for the leaders of their team.
 */
export function personAddress(role: RoleName, person: Person): string {
  const { id, team } = person;
  if (role === 'Administrator' || team === null) return `/companyManagement?tab=people&person=${id}`;
  if (role === 'Department Leader') return teamHref(role, team);
  return `/dashboard/team?team=${team.id}&member=${id}`;
}
