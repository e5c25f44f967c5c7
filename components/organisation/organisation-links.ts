import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { otherDepartment } from '#/lib/domain/places/constants.ts';

interface Named {
  id: number;
  name: string;
}

/** Returns a name for a label: N/A if there is none. */
export function shownName(name: string | null): string {
  return name?.trim() || 'N/A';
}

/** Returns a name as one part of a path. The id in the query decides, so forbidden characters become dashes. */
export function segmentOf(name: string): string {
  return encodeURIComponent(shownName(name).replaceAll(/[/\\]|^\.+$/g, '-'));
}

/** Returns the path of a department's page for an administrator. */
export function departmentHref({ id, name }: Named): string {
  return `/companyManagement/${segmentOf(name)}?id=${id}`;
}

/** Returns the path of a team's page: below its department for administrators, a page of its own for leaders. */
export function teamHref(role: ManagerRole, team: Named & { departmentName: string | null }): string {
  if (role === 'Team Leader') return `/teamManagement?id=${team.id}`;
  const parent =
    role === 'Administrator'
      ? `/companyManagement/${segmentOf(team.departmentName || otherDepartment.name)}`
      : '/departmentManagement';
  return `${parent}/${segmentOf(team.name)}?id=${team.id}`;
}

/** Where links to a team's check-in settings lead on its page. */
export const checkInSettingsId = 'check-in-settings';

/** Returns the path of a team's check-in settings. */
export function checkInSettingsHref(...team: Parameters<typeof teamHref>): string {
  return `${teamHref(...team)}#${checkInSettingsId}`;
}

/** Returns the path of a team's published results, for people above it. */
export function teamFiguresHref(teamId: number): string {
  return `/dashboard?tab=teams&team=${teamId}`;
}
