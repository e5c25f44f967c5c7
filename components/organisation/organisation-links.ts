import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { otherDepartment } from '#/lib/domain/places/constants.ts';

interface Named {
  id: number;
  name: string;
}

/** Returns a name for a label: N/A while there is none. */
export function shownName(name: string | null): string {
  return name?.trim() || 'N/A';
}

/** Returns a name as one part of a path. The id in the query decides, so forbidden signs become dashes. */
export function segmentOf(name: string): string {
  return encodeURIComponent(shownName(name).replaceAll(/[/\\]|^\.+$/g, '-'));
}

/** Where an Administrator opens a department. */
export function departmentHref({ id, name }: Named): string {
  return `/companyManagement/${segmentOf(name)}?id=${id}`;
}

/** Where a team opens: below its department for Administrators, on their own page for leaders. */
export function teamHref(role: ManagerRole, team: Named & { departmentName: string | null }): string {
  if (role === 'Team Leader') return `/teamManagement?id=${team.id}`;
  const parent =
    role === 'Administrator'
      ? `/companyManagement/${segmentOf(team.departmentName || otherDepartment.name)}`
      : '/departmentManagement';
  return `${parent}/${segmentOf(team.name)}?id=${team.id}`;
}

/** The published figures of a team, for those above it. */
export function teamFiguresHref(teamId: number): string {
  return `/dashboard?tab=teams&team=${teamId}`;
}
