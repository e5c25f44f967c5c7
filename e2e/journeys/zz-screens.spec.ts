import { type Browser, type Page, test } from '@playwright/test';
import { buildManagedCompany } from '#/e2e/support/managed-company.ts';
import { signedInPage } from '#/e2e/support/signed-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const out = '/tmp/screens/shots';
const sizes = (process.env.SIZES ?? '1440').split(',').map(Number);
const themes = (process.env.THEMES ?? 'light').split(',') as ('light' | 'dark')[];
const only = process.env.ONLY ?? '';

async function scenario() {
  const db = prisma();
  const world = await buildManagedCompany();
  const { company, department, team } = world;
  const companyId = company.id;
  const long = 'Bartholomew-Maximilian-Alexander-Ferdinand-Constantine-Longy';
  await buildAdministrator(db, {
    companyId,
    firstName: long,
    lastName: long,
    onboardingCompletedAt: null,
    email: `${long.toLowerCase()}.${company.id}@a-very-long-domain-name.example.com`,
  });
  const old = new Date(Date.now() - 40 * 86400_000);
  await buildInvitation(db, { companyId, kind: 'company_administrator', firstName: 'Ina', lastName: 'Invited' });
  await buildInvitation(db, {
    companyId,
    kind: 'company_administrator',
    firstName: 'Otto',
    lastName: 'Old',
    createdAt: old,
  });
  for (const n of ['Zoe', 'Yan']) await buildAdministrator(db, { companyId, firstName: n, lastName: 'Admin' });
  await buildInvitation(db, { companyId, kind: 'department_leader', firstName: 'Della', lastName: 'Invited' });
  await buildInvitation(db, {
    companyId,
    kind: 'team_leader',
    departmentId: department.id,
    firstName: 'Tilda',
    lastName: 'Invited',
  });
  await buildInvitation(db, {
    companyId,
    kind: 'team_leader',
    departmentId: department.id,
    firstName: 'Theo',
    lastName: 'Expired',
    createdAt: old,
  });
  await buildInvitation(db, {
    companyId,
    kind: 'secondary_leader',
    teamId: team.id,
    firstName: 'Sam',
    lastName: 'Second',
  });
  await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, firstName: '', lastName: '' });
  await buildInvitation(db, {
    companyId,
    kind: 'team_member',
    teamId: team.id,
    firstName: 'Ed',
    lastName: 'Expired',
    createdAt: old,
  });
  await buildInvitation(db, {
    companyId,
    kind: 'team_leader',
    teamId: team.id,
    firstName: 'Nina',
    lastName: 'Next',
    keepPrevious: true,
  });
  for (let i = 0; i < 60; i++)
    await buildMember(db, {
      team,
      user: { firstName: i % 7 ? 'Robin' : long, lastName: `Example${'abcdefghij'[i % 10]}`, passwordHash: null },
    });
  const unfinished = await buildUser(db, {
    companyId,
    firstName: 'Uma',
    lastName: 'Unfinished',
    onboardingCompletedAt: null,
  });
  const second = await buildUser(db, { companyId, firstName: 'Sue', lastName: 'Second' });
  const lonely = await buildTeam(db, {
    companyId,
    name: `${long} team`,
    departmentId: department.id,
    leaderId: unfinished.id,
    secondaryLeaderId: second.id,
  });
  await buildTeam(db, { companyId, name: 'Nobody leads us', departmentId: department.id });
  await buildTeam(db, { companyId, name: 'Outside', leaderId: world.teamLeader.id });
  const empty = await buildDepartment(db, { companyId, name: 'Empty', leaderId: world.departmentLeader.id });
  await buildDepartment(db, { companyId, name: 'R/D & care', leaderId: unfinished.id });
  await buildDepartment(db, { companyId, name: long });
  await buildTeam(db, { companyId, name: 'Draft one', creatorId: world.administrator.id, completedAt: null });
  await buildTeam(db, { companyId, name: '', creatorId: world.administrator.id, completedAt: null });
  return { ...world, lonely, empty };
}

test('shots', async ({ browser }) => {
  test.setTimeout(900_000);
  const w = await scenario();
  const admin = { userId: w.administrator.id, role: 'Administrator' as RoleName };
  const dl = { userId: w.departmentLeader.id, role: 'Department Leader' as RoleName };
  const tl = { userId: w.teamLeader.id, role: 'Team Leader' as RoleName };
  const click =
    (name: string | RegExp, nth = 0) =>
    async (page: Page) =>
      page.getByRole('button', { name }).nth(nth).click();
  const sections: [string, typeof admin, string, ((page: Page) => Promise<unknown>)?][] = [
    ['company', admin, '/companyManagement'],
    ['company-more', admin, '/companyManagement', click('View More')],
    [
      'company-invite',
      admin,
      '/companyManagement',
      async (page) => {
        await click('Add administrator')(page);
        await page.getByRole('button', { name: 'Send invitation' }).click();
      },
    ],
    ['company-withdraw', admin, '/companyManagement', click(/Withdraw invitation/)],
    ['company-rotate', admin, '/companyManagement', click(/Make a new link/)],
    ['department', admin, `/companyManagement/Sales?id=${w.department.id}`],
    ['department-by-name', admin, `/companyManagement/Sales`],
    ['department-delete', admin, `/companyManagement/Sales?id=${w.department.id}`, click('Delete Department')],
    ['department-leader', admin, `/companyManagement/Sales?id=${w.department.id}`, click('Change department leader')],
    [
      'department-leader-new',
      admin,
      `/companyManagement/Sales?id=${w.department.id}`,
      async (page) => {
        await click('Change department leader')(page);
        await page.getByLabel('Add new leader').check();
      },
    ],
    ['department-managed', dl, '/departmentManagement'],
    ['department-empty', dl, `/departmentManagement?id=${w.empty.id}`],
    ['team', admin, `/companyManagement/Sales/Rockets?id=${w.team.id}`],
    [
      'team-more',
      tl,
      `/teamManagement?id=${w.team.id}`,
      async (page) => {
        await click('View More')(page);
        await click('Show more')(page);
        await page.waitForTimeout(1500);
      },
    ],
    ['team-lonely', admin, `/companyManagement/Sales/x?id=${w.lonely.id}`],
    ['team-rename', tl, `/teamManagement`, click(/Edit team name/)],
    ['team-leader-dialog', tl, `/teamManagement?id=${w.team.id}`, click('Change team leader')],
    ['team-second-change', admin, `/companyManagement/Sales/x?id=${w.lonely.id}`, click('Change secondary leader')],
    [
      'team-second-add',
      tl,
      `/teamManagement`,
      async (page) => {
        await click('Add secondary leader')(page);
        await page.getByLabel('Select existing leader').check();
        await page.waitForTimeout(800);
      },
    ],
    ['team-add-member', tl, `/teamManagement`, click('Add Team Member')],
    ['team-delete', tl, `/teamManagement?id=${w.team.id}`, click('Delete Team')],
    [
      'selection-team',
      admin,
      '/companyManagement',
      async (page) =>
        page
          .getByRole('link', { name: /New team/i })
          .or(page.getByRole('link', { name: 'Create New Team' }))
          .locator('visible=true')
          .first()
          .click(),
    ],
    ['team-create', admin, '/teamCreate'],
    [
      'department-create',
      admin,
      '/departmentCreate',
      async (page) => {
        await page.getByLabel('Department name').fill('Ops');
        await page.getByLabel('As expected').check();
        await page.getByText('Draft saved.').waitFor();
      },
    ],
  ];
  for (const colorScheme of themes) {
    const pages = new Map<number, Page>();
    for (const [name, person, path, act] of sections) {
      if (only && !only.split(',').some((o) => name.startsWith(o))) continue;
      const page = pages.get(person.userId) ?? (await open(browser, person, colorScheme));
      pages.set(person.userId, page);
      for (const width of sizes) {
        await page.setViewportSize({ width, height: width === 400 ? 850 : 1000 });
        try {
          await page.goto(path);
          await page.getByRole('main').waitFor();
          await page.waitForLoadState('networkidle');
          await act?.(page);
          await page.waitForTimeout(500);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (over > 0) console.log(`${name} ${width}: scrolls sideways by ${over}`);
        } catch (error) {
          console.log(name, width, String(error).split('\n')[0]);
        }
        await page.screenshot({
          path: `${out}/${name}-${width}-${colorScheme}.png`,
          fullPage:
            !/dialog|invite|withdraw|rotate|leader|delete|second|selection|add-member/.test(name) ||
            name === 'department-by-name',
        });
      }
    }
  }
});

async function open(browser: Browser, person: { userId: number; role: RoleName }, colorScheme: 'light' | 'dark') {
  const page = await signedInPage(browser, { ...person, colorScheme });
  page.on('pageerror', (error) => console.log('PAGE ERROR', error.message));
  page.on('console', (m) => {
    if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0, 300));
  });
  return page;
}
