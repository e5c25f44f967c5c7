import {
  Activity,
  Brain,
  Building,
  Building2,
  CircleQuestionMark,
  CreditCard,
  FolderPlus,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareHeart,
  MessagesSquare,
  UserRound,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import type { useTranslations } from 'next-intl';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

/** The documented names of pages, as keys of `shell.navigation`. */
export type ShellWords = ReturnType<typeof useTranslations<'shell.navigation'>>;

export interface NavigationEntry {
  name: Parameters<ShellWords>[0];
  icon: LucideIcon;
  /** Its URL, by role if roles have different homes. */
  href: string | Record<RoleName, string>;
  /** Who sees it; everyone when absent. */
  roles?: readonly RoleName[];
  /** Asks where to begin before it opens; the URL also works without asking. */
  selection?: 'team' | 'department';
}

/** Each role's home after signing in and after switching roles. */
export const homes = {
  Administrator: '/dashboard',
  'Department Leader': '/dashboard',
  'Team Leader': '/dashboard/team',
  Member: '/dashboard/team',
} as const satisfies Record<RoleName, string>;

/** The sidebar from top to bottom. */
export const navigation: readonly NavigationEntry[] = [
  { name: 'dashboard', icon: LayoutDashboard, href: homes },
  { name: 'coachingCorner', icon: MessagesSquare, href: '/coachingCorner', roles: ['Member', 'Team Leader'] },
  { name: 'teamManagement', icon: UsersRound, href: '/teamManagement', roles: ['Team Leader'] },
  { name: 'departmentManagement', icon: Building, href: '/departmentManagement', roles: ['Department Leader'] },
  { name: 'companyManagement', icon: Building2, href: '/companyManagement', roles: ['Administrator'] },
  {
    name: 'digitalPulse',
    icon: Activity,
    href: '/digitalPulse',
    roles: ['Administrator', 'Team Leader', 'Department Leader'],
  },
  {
    name: 'createDepartment',
    icon: FolderPlus,
    href: '/departmentCreate',
    selection: 'department',
    roles: ['Administrator', 'Department Leader'],
  },
  {
    name: 'createTeam',
    icon: UserRoundPlus,
    href: '/teamCreate',
    selection: 'team',
  },
  { name: 'faq', icon: CircleQuestionMark, href: '/faq' },
];

/** The pages of the account menu, between the roles and Sign Out. */
export const accountNavigation: readonly NavigationEntry[] = [
  { name: 'profile', icon: UserRound, href: '/profile' },
  { name: 'membership', icon: CreditCard, href: '/profile?section=membership', roles: ['Administrator'] },
  { name: 'security', icon: KeyRound, href: '/profile?section=security' },
  { name: 'assessment', icon: Brain, href: '/assessment' },
  { name: 'feedback', icon: MessageSquareHeart, href: '/feedback' },
];

export interface NavigationLink extends Omit<NavigationEntry, 'name' | 'href'> {
  label: string;
  href: string;
}

/** Returns the entries that a role sees, each with a single URL. */
export function listNavigation(
  role: RoleName,
  t: ShellWords,
  entries: readonly NavigationEntry[] = navigation,
): NavigationLink[] {
  return entries
    .filter((entry) => !entry.roles || entry.roles.includes(role))
    .map(({ name, href, ...entry }) => ({
      ...entry,
      label: t(name),
      href: typeof href === 'string' ? href : href[role],
    }));
}

/**
 * Returns the entry of a path: the one with the longest matching URL, so that /a/b doesn't also mark /a; undefined if
 * none matches.
 */
export function findCurrent(path: string, links: readonly NavigationLink[]): NavigationLink | undefined {
  return links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}

/** Titles of pages that are in no menu, or have another name there. */
const titles = {
  '/teamManagement/dashboard': 'teamDashboard',
  '/edit-digitalPulse': 'editDigitalPulse',
  '/questionnaire/checkins': 'checkIns',
} as const;

/** Returns the title that the header shows for a path; undefined for a page that sets its own. */
export function findTitle(path: string, role: RoleName, t: ShellWords): string | undefined {
  const department = /^\/companyManagement\/([^/]+)$/.exec(path)?.[1];
  if (department) return `${t('companyManagement')} - ${decode(department)}`;
  const titleEntry = Object.entries(titles).find(([start]) => path === start || path.startsWith(`${start}/`));
  const links = [...listNavigation(role, t), ...listNavigation(role, t, accountNavigation)];
  return titleEntry ? t(titleEntry[1]) : findCurrent(path, links)?.label;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
