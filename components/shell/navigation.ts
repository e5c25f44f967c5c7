import { LayoutDashboard, type LucideIcon, UsersRound } from 'lucide-react';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

export interface NavigationEntry {
  label: string;
  /** A shorter label for the bottom bar. */
  shortLabel?: string;
  icon: LucideIcon;
  /** Where it leads, by role when roles have different homes. */
  href: string | Record<RoleName, string>;
  /** Who sees it; everybody when absent. */
  roles?: readonly RoleName[];
  /** One of the two most used entries, which the bottom bar of small screens shows. */
  isMostUsed?: boolean;
}

/** Home of each role after sign-in and after switching role. */
export const homes: Record<RoleName, string> = {
  Administrator: '/dashboard',
  'Department Leader': '/dashboard',
  'Team Leader': '/dashboard/team',
  Member: '/dashboard/team',
};

/** The side bar from top to bottom. A feature adds its line here together with its page. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', icon: LayoutDashboard, href: homes, isMostUsed: true },
  { label: 'Create New Team', shortLabel: 'New team', icon: UsersRound, href: '/teamCreate', isMostUsed: true },
];

export interface NavigationLink extends Omit<NavigationEntry, 'href'> {
  href: string;
}

/** The entries a person sees in the given role, each with its one address. */
export function listNavigation(role: RoleName, entries: readonly NavigationEntry[] = navigation): NavigationLink[] {
  return entries
    .filter((entry) => !entry.roles || entry.roles.includes(role))
    .map((entry) => ({ ...entry, href: typeof entry.href === 'string' ? entry.href : entry.href[role] }));
}

/** The entry that holds the path: the one with the longest matching address, so that /a/b does not light up /a as well. */
export function findCurrent(path: string, links: readonly NavigationLink[]): NavigationLink | undefined {
  return links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}
