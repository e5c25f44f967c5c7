import { SETTINGS_PATH } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** How many letters of a search count; the rest is cut. */
export const SEARCH_LENGTH_MAX = 100;

const leaders = ['Administrator', 'Department Leader', 'Team Leader'] as const;
const teams = ['Team Leader', 'Member'] as const;

/** Where an answer links to; roles that aren't listed have no such screen. */
export const faqLinks = {
  dashboard: {
    Administrator: '/dashboard',
    'Department Leader': '/dashboard',
    'Team Leader': '/dashboard/team',
    Member: '/dashboard/team',
  },
  management: {
    Administrator: '/companyManagement',
    'Department Leader': '/departmentManagement',
    'Team Leader': '/teamManagement',
  },
  chart: { Administrator: '/companyManagement?tab=chart', 'Department Leader': '/departmentManagement?view=chart' },
  people: { Administrator: '/companyManagement?tab=people' },
  activity: { Administrator: '/companyManagement?tab=activity' },
  settings: { Administrator: SETTINGS_PATH },
  integrations: { Administrator: '/companyManagement?tab=integrations' },
  membership: { Administrator: '/profile?section=membership' },
  checkIns: forRoles(teams, '/questionnaire/checkins'),
  insights: forRoles(teams, '/coachingCorner'),
  trends: forRoles(teams, '/coachingCorner?tab=trends'),
  chat: forRoles(teams, '/coachingCorner?tab=motivation'),
  pulse: forRoles(leaders, '/digitalPulse'),
  profile: forAll('/profile'),
  security: forAll('/profile?section=security'),
  values: forAll('/profile?section=values'),
  motivators: forAll('/profile?section=motivators'),
  assessment: forAll('/assessment'),
  newTeam: forAll('/teamCreate'),
  feedback: forAll('/feedback'),
} as const satisfies Record<string, Partial<Record<RoleName, string>>>;
export type FaqLink = keyof typeof faqLinks;

function forRoles<R extends RoleName>(roles: readonly R[], href: string): Record<R, string> {
  return Object.fromEntries(roles.map((role) => [role, href])) as Record<R, string>;
}

function forAll(href: string): Record<RoleName, string> {
  return forRoles([...leaders, 'Member'], href);
}

/** A question: its key in the texts of its section, where it links to, and who it's for; everyone if absent. */
export interface FaqEntry {
  id: number;
  key: string;
  links: readonly FaqLink[];
  roles?: readonly RoleName[];
}

/** The questions that are shown first, for every role. */
export const mostAskedIds: readonly number[] = [203, 401, 201, 207, 308];

/** The sections in reading order, with the keys of their texts. Ids must stay, because votes refer to them. */
export const faqSections = [
  {
    slug: 'getting-started',
    key: 'start',
    entries: [
      { id: 101, key: 'purpose', links: ['dashboard'] },
      { id: 102, key: 'firstAdministrator', links: ['management'], roles: ['Administrator'] },
      { id: 103, key: 'firstLeader', links: ['management'], roles: ['Department Leader', 'Team Leader'] },
      { id: 104, key: 'firstMember', links: ['motivators'], roles: ['Member'] },
      { id: 105, key: 'roles', links: ['profile'] },
      { id: 106, key: 'invitations', links: ['management'], roles: leaders },
      { id: 107, key: 'languages', links: ['feedback'] },
      { id: 108, key: 'tour', links: ['dashboard'] },
      { id: 109, key: 'providers', links: ['security'] },
      { id: 110, key: 'companyAccount', links: ['security'] },
    ],
  },
  {
    slug: 'check-ins',
    key: 'checkIns',
    entries: [
      { id: 201, key: 'when', links: ['checkIns'] },
      { id: 202, key: 'which', links: ['motivators'] },
      { id: 203, key: 'who', links: [] },
      { id: 204, key: 'notApplicable', links: [] },
      { id: 205, key: 'late', links: ['checkIns'] },
      { id: 206, key: 'teams', links: ['checkIns'] },
      { id: 207, key: 'stop', links: ['profile'] },
      { id: 208, key: 'zones', links: ['profile'] },
      { id: 209, key: 'schedule', links: ['management'], roles: leaders },
    ],
  },
  {
    slug: 'figures',
    key: 'figures',
    entries: [
      { id: 301, key: 'sentiment', links: ['dashboard'] },
      { id: 302, key: 'performance', links: ['dashboard'] },
      { id: 303, key: 'motivation', links: ['motivators'] },
      { id: 304, key: 'enps', links: ['dashboard'] },
      { id: 305, key: 'onboardingSatisfaction', links: ['dashboard'] },
      { id: 306, key: 'categories', links: ['dashboard'] },
      { id: 307, key: 'change', links: ['dashboard'] },
      { id: 308, key: 'hidden', links: ['dashboard'] },
      { id: 309, key: 'yesterday', links: ['dashboard'] },
    ],
  },
  {
    slug: 'privacy',
    key: 'privacy',
    entries: [
      { id: 401, key: 'anonymous', links: [] },
      { id: 402, key: 'minimum', links: ['dashboard'] },
      { id: 403, key: 'byName', links: [] },
      { id: 410, key: 'newLeader', links: [] },
      { id: 404, key: 'administrators', links: [] },
      { id: 405, key: 'pulses', links: ['pulse'] },
      { id: 406, key: 'posts', links: ['chat'] },
      { id: 407, key: 'retention', links: [] },
      { id: 408, key: 'erase', links: ['security'] },
      { id: 409, key: 'never', links: ['feedback'] },
    ],
  },
  {
    slug: 'pulses',
    key: 'pulses',
    entries: [
      { id: 501, key: 'build', links: ['pulse'], roles: leaders },
      { id: 502, key: 'types', links: ['pulse'], roles: leaders },
      { id: 503, key: 'bank', links: ['pulse'], roles: leaders },
      { id: 504, key: 'results', links: ['pulse'], roles: leaders },
      { id: 508, key: 'repeated', links: ['pulse'], roles: leaders },
      { id: 505, key: 'final', links: [] },
      { id: 506, key: 'nudges', links: ['pulse'], roles: leaders },
      { id: 507, key: 'loop', links: ['chat', 'pulse'], roles: leaders },
    ],
  },
  {
    slug: 'coaching-corner',
    key: 'coaching',
    entries: [
      { id: 601, key: 'insights', links: ['insights'], roles: teams },
      { id: 602, key: 'trends', links: ['trends'], roles: teams },
      { id: 603, key: 'likes', links: ['insights'] },
      { id: 604, key: 'chat', links: ['chat'], roles: teams },
      { id: 605, key: 'refused', links: ['chat'] },
    ],
  },
  {
    slug: 'organisation',
    key: 'organisation',
    entries: [
      { id: 701, key: 'structure', links: ['newTeam'] },
      { id: 702, key: 'leaders', links: ['management'] },
      { id: 703, key: 'import', links: ['people'], roles: ['Administrator'] },
      { id: 704, key: 'chart', links: ['chart'], roles: ['Administrator', 'Department Leader'] },
      { id: 708, key: 'leaving', links: ['people'], roles: ['Administrator'] },
      { id: 705, key: 'delete', links: ['management'], roles: leaders },
      { id: 706, key: 'activity', links: ['activity'], roles: ['Administrator'] },
      { id: 707, key: 'preview', links: ['management'], roles: ['Team Leader'] },
      { id: 709, key: 'companySignIn', links: ['integrations'], roles: ['Administrator'] },
      { id: 713, key: 'signInTerms', links: ['integrations'], roles: ['Administrator'] },
      { id: 710, key: 'domain', links: ['integrations'], roles: ['Administrator'] },
      { id: 711, key: 'onlyWay', links: ['integrations'], roles: ['Administrator'] },
      { id: 712, key: 'directory', links: ['integrations'], roles: ['Administrator'] },
      { id: 714, key: 'directoryGroups', links: ['integrations'], roles: ['Administrator'] },
    ],
  },
  {
    slug: 'assessment',
    key: 'assessment',
    entries: [
      { id: 801, key: 'what', links: ['assessment'] },
      { id: 802, key: 'who', links: ['assessment'] },
      { id: 803, key: 'retake', links: ['assessment'] },
      { id: 804, key: 'selection', links: [] },
    ],
  },
  {
    slug: 'membership',
    key: 'membership',
    entries: [
      { id: 901, key: 'plans', links: ['membership'] },
      { id: 902, key: 'user', links: ['membership'] },
      { id: 903, key: 'invoices', links: ['membership'], roles: ['Administrator'] },
      { id: 904, key: 'cancel', links: ['membership'], roles: ['Administrator'] },
      { id: 905, key: 'company', links: ['settings'], roles: ['Administrator'] },
    ],
  },
] as const satisfies readonly { slug: string; key: string; entries: readonly FaqEntry[] }[];
