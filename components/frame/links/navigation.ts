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
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

export interface NavigationEntry {
  label: string;
  icon: LucideIcon;
  /** Where it leads, by role when roles have different homes. */
  href: string | Record<RoleName, string>;
  /** Who sees it; everybody when absent. */
  roles?: readonly RoleName[];
  /** Asks first where to begin; the address works without that, too. */
  selection?: 'team' | 'department';
}

/** Home of each role after sign-in and after switching role. */
export const homes = {
  Administrator: '/dashboard',
  'Department Leader': '/dashboard',
  'Team Leader': '/dashboard/team',
  Member: '/dashboard/team',
} as const satisfies Record<RoleName, string>;

/** The side bar from top to bottom. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', icon: LayoutDashboard, href: homes },
  { label: 'Coaching Corner', icon: MessagesSquare, href: '/coachingCorner', roles: ['Member', 'Team Leader'] },
  { label: 'Team Management', icon: UsersRound, href: '/teamManagement', roles: ['Team Leader'] },
  { label: 'Department Management', icon: Building, href: '/departmentManagement', roles: ['Department Leader'] },
  { label: 'Company Management', icon: Building2, href: '/companyManagement', roles: ['Administrator'] },
  {
    label: 'Digital Pulse',
    icon: Activity,
    href: '/digitalPulse',
    roles: ['Administrator', 'Team Leader', 'Department Leader'],
  },
  {
    label: 'Create New Department',
    icon: FolderPlus,
    href: '/departmentCreate',
    selection: 'department',
    roles: ['Administrator', 'Department Leader'],
  },
  {
    label: 'Create New Team',
    icon: UserRoundPlus,
    href: '/teamCreate',
    selection: 'team',
  },
  { label: 'FAQ', icon: CircleQuestionMark, href: '/faq' },
];

/** The pages of the account menu, between the roles and Sign Out. */
export const accountNavigation: readonly NavigationEntry[] = [
  { label: 'Profile', icon: UserRound, href: '/profile' },
  { label: 'Membership', icon: CreditCard, href: '/profile?section=membership', roles: ['Administrator'] },
  { label: 'Password & Security', icon: KeyRound, href: '/profile?section=security' },
  { label: 'Personality Assessment', icon: Brain, href: '/assessment' },
  { label: 'Send Feedback', icon: MessageSquareHeart, href: '/feedback' },
];

export interface NavigationLink extends Omit<NavigationEntry, 'href'> {
  href: string;
}

/** Returns the entries that a role sees, each with its one address. */
export function listNavigation(role: RoleName, entries: readonly NavigationEntry[] = navigation): NavigationLink[] {
  return entries
    .filter((entry) => !entry.roles || entry.roles.includes(role))
    .map((entry) => ({ ...entry, href: typeof entry.href === 'string' ? entry.href : entry.href[role] }));
}

/** Returns the entry of a path: the one with the longest matching address, so that /a/b does not mark /a as well. */
export function findCurrent(path: string, links: readonly NavigationLink[]): NavigationLink | undefined {
  return links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}

/** Titles of pages that are in no menu, or have another name there. */
const titles: Record<string, string> = {
  '/teamManagement/dashboard': 'Team Dashboard',
  '/edit-digitalPulse': 'Edit Digital Pulse',
  '/questionnaire/checkins': 'Check-ins',
};

/** The title that the header shows for a path; undefined for a page that brings its own. */
export function findTitle(path: string, role: RoleName): string | undefined {
  const department = /^\/companyManagement\/([^/]+)$/.exec(path)?.[1];
  if (department) return `Company Management - ${decode(department)}`;
  const titleEntry = Object.entries(titles).find(([start]) => path === start || path.startsWith(`${start}/`));
  const links = [...listNavigation(role), ...listNavigation(role, accountNavigation)];
  return titleEntry?.[1] ?? findCurrent(path, links)?.label;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
