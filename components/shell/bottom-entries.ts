import { Building, CalendarCheck, LayoutDashboard, type LucideIcon, UserRound, UsersRound } from 'lucide-react';
import { homes } from '#/components/frame/links/navigation.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

export interface BottomEntry {
  name: 'dashboard' | 'checkIns' | 'teams' | 'team' | 'department' | 'people';
  icon: LucideIcon;
  href: string;
}

const teams: BottomEntry = { name: 'teams', icon: UsersRound, href: '/dashboard?tab=teams' };

const others: Record<RoleName, readonly BottomEntry[]> = {
  Administrator: [teams, { name: 'people', icon: UserRound, href: '/companyManagement?tab=people' }],
  'Department Leader': [teams, { name: 'department', icon: Building, href: '/departmentManagement' }],
  'Team Leader': [
    { name: 'checkIns', icon: CalendarCheck, href: '/dashboard/team?tab=report' },
    { name: 'team', icon: UsersRound, href: '/teamManagement' },
  ],
  Member: [{ name: 'checkIns', icon: CalendarCheck, href: '/questionnaire/checkins' }],
};

/** Returns the two or three pages that a role opens most, near the thumb. */
export function listBottomEntries(role: RoleName): readonly BottomEntry[] {
  return [{ name: 'dashboard', icon: LayoutDashboard, href: homes[role] }, ...others[role]];
}

/** Returns the entry of a URL: the one that names its tab, otherwise its page's; undefined if there's none. */
export function findBottomEntry(
  entries: readonly BottomEntry[],
  path: string,
  search: URLSearchParams,
): BottomEntry | undefined {
  return entries.findLast((entry) => isAt(entry, path, search));
}

/**
 * Returns whether a URL is an entry's or below it; if the entry names a tab, that tab must be open.
 * @example isAt({ href: '/companyManagement?tab=people' }, '/companyManagement',
 *   new URLSearchParams('tab=chart')) // false
 */
export function isAt({ href }: Pick<BottomEntry, 'href'>, path: string, search: URLSearchParams): boolean {
  const [page, tab] = href.split('?tab=');
  const isHere = path === page || path.startsWith(`${page}/`);
  return isHere && (!tab || search.get('tab') === tab);
}
