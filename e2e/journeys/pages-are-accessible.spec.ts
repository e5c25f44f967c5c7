import fs from 'node:fs';
import { type Browser, expect, type Page } from 'playwright/test';
import { test as base } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectToldInForcedColours, listWithoutSystemText } from '#/e2e/support/measures/forced-colours.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildAdministratorRequest } from '#/prisma/seed/builders/build-administrator-request.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

/** The visitors of each page, by its path below `app`. */
const visits = {
  nobody: [
    '/signIn',
    '/signIn/[token]',
    '/signUp',
    '/signUp/[token]',
    '/setPassword/[token]',
    '/updatePassword/[token]',
    '/confirmation',
    '/forgotPassword',
    '/checkEmail',
    '/unsubscribe/[userId]',
    '/reply',
    '/onboarding',
    '/oops',
    '/pageOops',
    '/404',
    '/privacy',
    '/terms',
    '/imprint',
    '/accessibility',
    '/trust',
    '/trust/[kind]',
    '/reference',
    '/reference/[chapter]',
    '/pulse/[token]',
    '/questionnaire/[token]',
    '/[...path]',
  ],
  Administrator: [
    '/',
    '/dashboard',
    '/companyManagement',
    '/companyManagement/[departmentName]',
    '/companyManagement/[departmentName]/[teamName]',
    '/teamCreate',
    '/teamCreate/[id]',
    '/departmentCreate',
    '/departmentCreate/[id]',
    '/profile',
    '/assessment',
    '/digitalPulse',
    '/edit-digitalPulse/[pulseId]',
    '/faq',
    '/faq/[section]',
    '/feedback',
    '/questionnaire/checkins',
    '/papers/[kind]',
  ],
  'Department Leader': ['/dashboard', '/departmentManagement', '/departmentManagement/[teamName]'],
  'Team Leader': ['/dashboard/team', '/teamManagement', '/teamManagement/dashboard', '/coachingCorner', '/teamCreate'],
  Member: ['/dashboard/team', '/coachingCorner', '/questionnaire/checkins'],
  waiting: ['/waiting'],
} as const;

/** Tabs and sections of pages. */
const tabs = {
  Administrator: [
    '/dashboard?tab=teams',
    '/dashboard?tab=steps',
    '/companyManagement?tab=chart',
    '/companyManagement?tab=people',
    '/companyManagement?tab=activity',
    '/companyManagement?tab=integrations',
    '/companyManagement?tab=integrations&open=slack',
    '/companyManagement?tab=integrations&open=teams',
    '/companyManagement?tab=integrations&open=signIn',
    '/companyManagement?tab=integrations&open=directory',
    '/companyManagement?tab=integrations&open=keys',
    '/companyManagement?tab=integrations&open=webhooks',
    '/companyManagement?tab=settings',
    '/companyManagement?tab=people&import=new',
    '/profile?section=membership',
    '/profile?section=security',
    '/profile?section=assessment',
    '/profile?section=values',
    '/profile?section=motivators',
  ],
  'Department Leader': ['/departmentManagement?view=chart'],
  'Team Leader': [
    '/dashboard/team?tab=performance',
    '/dashboard/team?tab=trends',
    '/dashboard/team?tab=steps',
    '/dashboard/team?tab=information',
    '/dashboard/team?tab=report',
    '/coachingCorner?tab=motivation',
  ],
} as const;

type Visitor = keyof typeof visits;
const everyVisit = Object.entries(visits).flatMap(([role, paths]) =>
  paths.map((path) => [role as Visitor, path] as const),
);
const everyTab = Object.entries(tabs).flatMap(([role, paths]) => paths.map((path) => [role as Visitor, path] as const));

/** Opens a page for someone with this role. Returns it with a function that fills in addresses. */
type Open = (role: Visitor) => Promise<{ page: Page; fill: (path: string) => string }>;

const test = base.extend<object, { open: Open }>({
  // Visits change nothing: those of a worker share one company and a page per role, whose process keeps the scripts.
  open: [async ({ browser }, use) => use(await openVisited(browser)), { scope: 'worker' }],
});

test.use({ keepsBrowsers: true });

test('the list of visits includes every page', () => {
  const pages = fs.globSync('app/**/page.tsx').map(
    (file) =>
      `/${file
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`,
  );
  expect(new Set<string>(everyVisit.map(([, path]) => path))).toEqual(new Set(pages));
});

test.describe('pages have no serious finding in either theme, no tiny target, no state shown by colour only', () => {
  for (const [role, path] of [...everyVisit, ...everyTab]) {
    test(`${path} for ${role}`, async ({ open }) => {
      const { page, fill } = await open(role);
      await page.goto(fill(path));
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoSeriousFinding(page);
      await expectNoSmallTarget(page);
      await expectToldInForcedColours(page);
    });
  }

  test('forced colours: charts write in the colour of texts', async ({ open }) => {
    const { page } = await open('Team Leader');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/dashboard/team?tab=performance');
    const drawings = page.locator('main canvas');
    await expect(drawings.first()).toBeAttached({ timeout: 15_000 });
    await expect.poll(() => drawings.evaluateAll(listWithoutSystemText)).toEqual([]);
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  });

  test('what opens over a page', async ({ open }) => {
    const { page } = await open('Team Leader');
    await page.goto('/dashboard/team');
    for (const name of [/^Notifications/, /’s account, /]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      await expectNoSeriousFinding(page);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 400, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.close();
  });
});

/** Signs in someone of a small team for each role, when this role is first requested. */
async function openVisited(browser: Browser): Promise<Open> {
  const { administrator, leader, departmentLeader, members, waiting, secrets } = await buildVisited();
  const persons = {
    Administrator: administrator,
    'Department Leader': departmentLeader,
    'Team Leader': leader,
    Member: members[0],
    waiting,
  };
  const enter = (role: Visitor): Promise<Page> => {
    if (role === 'nobody') return newBrowserPage(browser);
    const as: RoleName = role === 'waiting' ? 'Administrator' : role;
    return signedInPage(browser, { userId: persons[role].id, role: as });
  };
  const fill = (path: string) => secrets[path] ?? path.replaceAll(/\[[\w.]+\]/g, '1');
  const pages = new Map<Visitor, Page>();
  return async (role) => {
    const page = pages.get(role) ?? (await enter(role));
    pages.set(role, page);
    return { page, fill };
  };
}

/** Creates the small team, a department with a team, and a valid address for every page with a token or a name. */
async function buildVisited() {
  const db = prisma();
  const { token, ...small } = await buildSmallTeam();
  const { id: companyId } = small.company;
  const departmentLeader = await buildUser(db, { companyId });
  const department = await buildDepartment(db, { companyId, leaderId: departmentLeader.id });
  const teamLeader = await buildUser(db, { companyId });
  const departmentTeam = await buildTeam(db, { companyId, departmentId: department.id, leaderId: teamLeader.id });
  // Someone in each of the two teams who is asked to finish setting up.
  for (const team of [small.team, departmentTeam])
    await buildMember(db, { team, user: { onboardingCompletedAt: null } });
  const invitation = await buildInvitation(db, { companyId, kind: 'team_member', teamId: small.team.id });
  const { token: replyToken } = await buildReplyThread(db, { team: small.team });
  const secrets: Record<string, string> = {
    // This chapter has every kind of part that the largest one has.
    '/reference/[chapter]': '/reference/organisation-chart',
    '/trust/[kind]': '/trust/works-council-sample',
    '/papers/[kind]': '/papers/works-council',
    '/questionnaire/[token]': `/questionnaire/${token}`,
    '/signIn/[token]': `/signIn/${mailedToken('inv_', invitation.id)}`,
    '/signUp/[token]': `/signUp/${mailedToken('inv_', invitation.id)}`,
    '/setPassword/[token]': `/setPassword/${mailedToken('pwd_', await buildLink('set_password', companyId))}`,
    '/updatePassword/[token]': `/updatePassword/${mailedToken('rst_', await buildLink('reset_password', companyId))}`,
    '/companyManagement/[departmentName]': `/companyManagement/Any?id=${department.id}`,
    '/companyManagement/[departmentName]/[teamName]': `/companyManagement/Any/Any?id=${departmentTeam.id}`,
    '/departmentManagement/[teamName]': `/departmentManagement/Any?id=${departmentTeam.id}`,
    '/reply': `/reply#k=${replyToken}`,
    '/unsubscribe/[userId]': `/unsubscribe/${mailedToken('uns_', departmentLeader.id)}`,
  };
  const waiting = await buildAdministratorRequest(db, { companyId });
  return { ...small, departmentLeader, waiting, secrets };
}

/** Creates an open link with which a new person sets a password. */
async function buildLink(kind: 'set_password' | 'reset_password', companyId: number): Promise<number> {
  const isNew = kind === 'set_password';
  const user = await buildUser(prisma(), { companyId, ...(isNew ? { confirmedAt: null, passwordHash: null } : {}) });
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  const { id } = await prisma().mailedToken.create({ data: { kind, userId: user.id, createdAt, expiresAt } });
  return id;
}
