import type { RoleName } from '#/lib/platform/roles.ts';

/** One stop of the guided tour. */
export interface TourStep {
  /** Names its words. */
  id: string;
  /** Where it is shown. */
  href: string;
  /** What it's about, by its `data-tour` name in the components; without one the helper is in the middle. */
  target?: string;
  /** Left out where the page does not show it: its words would be about nothing. */
  needsTarget?: true;
  /** Shown instead of what is really there, which may be empty. */
  sample?: 'insights' | 'trends' | 'motivation';
}

const help = { id: 'help', href: '/faq', target: 'faq-search' };
const pulse = { id: 'pulse', href: '/digitalPulse', target: 'pulse-tabs' };
const corner = [
  { id: 'insights', href: '/coachingCorner', target: 'sample', sample: 'insights' },
  { id: 'trends', href: '/coachingCorner?tab=trends', target: 'sample', sample: 'trends' },
  { id: 'chat', href: '/coachingCorner?tab=motivation', target: 'sample', sample: 'motivation' },
] as const;

/** The tour of each role, in order; it begins on the role's home. */
export const tourSteps = {
  Administrator: [
    { id: 'welcome', href: '/dashboard' },
    { id: 'figures', href: '/dashboard', target: 'summary', needsTarget: true },
    { id: 'filters', href: '/dashboard', target: 'filters', needsTarget: true },
    { id: 'teams', href: '/dashboard', target: 'tab-teams', needsTarget: true },
    { id: 'management', href: '/dashboard', target: 'menu-companyManagement' },
    { id: 'links', href: '/companyManagement', target: 'share-links' },
    { id: 'chart', href: '/companyManagement?tab=chart', target: 'chart' },
    pulse,
    help,
  ],
  'Department Leader': [
    { id: 'welcome', href: '/dashboard' },
    { id: 'figures', href: '/dashboard', target: 'summary', needsTarget: true },
    { id: 'filters', href: '/dashboard', target: 'filters', needsTarget: true },
    { id: 'management', href: '/dashboard', target: 'menu-departmentManagement' },
    { id: 'invite', href: '/departmentManagement', target: 'department-teams' },
    { id: 'chart', href: '/departmentManagement?view=chart', target: 'chart' },
    pulse,
    help,
  ],
  'Team Leader': [
    { id: 'welcome', href: '/dashboard/team' },
    { id: 'overview', href: '/dashboard/team', target: 'summary', needsTarget: true },
    { id: 'performance', href: '/dashboard/team?tab=performance', target: 'tab-performance' },
    { id: 'report', href: '/dashboard/team?tab=report', target: 'tab-report' },
    { id: 'sight', href: '/dashboard/team?tab=report' },
    ...corner,
    { id: 'post', href: '/coachingCorner?tab=motivation', target: 'post-box' },
    { id: 'settings', href: '/teamManagement', target: 'check-in-settings' },
    { id: 'members', href: '/teamManagement', target: 'members' },
    { id: 'secondary', href: '/teamManagement', target: 'team-details' },
    pulse,
  ],
  Member: [
    { id: 'welcome', href: '/dashboard/team' },
    { id: 'overview', href: '/dashboard/team', target: 'summary', needsTarget: true },
    { id: 'checkIns', href: '/dashboard/team', target: 'open-check-ins' },
    ...corner,
    { id: 'anonymous', href: '/coachingCorner?tab=motivation', target: 'post-box' },
    { id: 'motivators', href: '/profile?section=motivators' },
    { id: 'assessment', href: '/assessment' },
  ],
} as const satisfies Record<RoleName, readonly TourStep[]>;
