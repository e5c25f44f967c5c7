import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { presentTour } from '#/lib/domain/tour/tour.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const helper = (page: Page) => page.getByRole('dialog').filter({ hasText: /Step \d+ of \d+/ });

/** Creates a small company in which no one has taken the tour. */
async function buildNewcomers() {
  const db = prisma();
  const { company, administrator, leader, members } = await buildSmallTeam();
  const departmentLeader = await buildUser(db, { companyId: company.id });
  const department = await buildDepartment(db, { companyId: company.id, leaderId: departmentLeader.id });
  const teamLeader = await buildUser(db, { companyId: company.id });
  await buildTeam(db, { companyId: company.id, departmentId: department.id, leaderId: teamLeader.id });
  await db.user.updateMany({ where: { companyId: company.id }, data: { tourCompletedAt: null } });
  return {
    Administrator: administrator.id,
    'Department Leader': departmentLeader.id,
    'Team Leader': leader.id,
    Member: members[0].id,
  } satisfies Record<RoleName, number>;
}

const isCompleted = async (id: number) =>
  (await prisma().user.findUniqueOrThrow({ where: { id } })).tourCompletedAt !== null;

test('a member takes the tour with the keyboard, leaves it, resumes it and ends it', async ({ browser }) => {
  test.slow();
  const { Member: userId } = await buildNewcomers();
  const page = await signedInPage(browser, { userId, role: 'Member' });
  const coachCalls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/coach')) coachCalls.push(request.url());
  });

  await test.step('the tour starts on the home page, but not on a page that a link opened', async () => {
    await page.goto('/dashboard/team?period=1w');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(helper(page)).toHaveCount(0);
    await page.goto('/dashboard/team');
    await expect(helper(page)).toContainText('Welcome to unboXt');
    await expectNoSeriousFinding(page);
  });

  await test.step('the focus stays inside', async () => {
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      await expect(helper(page).locator(':focus')).toHaveCount(1);
    }
  });

  await test.step('arrows go forward and back, Escape leaves, and the tour can be resumed after a reload', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(helper(page)).toContainText('Step 2 of 9');
    await page.keyboard.press('ArrowLeft');
    await expect(helper(page)).toContainText('Step 1 of 9');
    await page.keyboard.press('ArrowRight');
    await expect(helper(page)).toContainText('Step 2 of 9');
    await page.keyboard.press('Escape');
    await expect(helper(page)).toHaveCount(0);
    await page.reload();
    await expect(helper(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Resume tour' }).click();
    await expect(helper(page)).toContainText('Step 2 of 9');
    expect(await isCompleted(userId)).toBe(false);
  });

  await test.step('samples are named as such, and meanwhile nothing is asked or sent', async () => {
    for (const number of [3, 4, 5, 6]) {
      await page.keyboard.press('ArrowRight');
      await expect(helper(page)).toContainText(`Step ${number} of 9`);
      if (number > 3) await expect(page.getByRole('region', { name: 'Sample' })).toBeVisible();
    }
    expect(coachCalls).toEqual([]);
  });

  await test.step('the tour ends for good, and leads home', async () => {
    for (const number of [7, 8, 9]) {
      await page.keyboard.press('ArrowRight');
      await expect(helper(page)).toContainText(`Step ${number} of 9`);
    }
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/dashboard\/team$/);
    await expect(helper(page)).toHaveCount(0);
    expect(await isCompleted(userId)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(helper(page)).toHaveCount(0);
  });

  await test.step('the account menu offers the tour again, also in the other theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: /’s account, / }).click();
    await page.getByRole('menuitem', { name: 'Take the tour' }).click();
    await expect(helper(page)).toContainText('Step 1 of 9');
    await expectNoSeriousFinding(page);
  });
});

test('leaders and administrators are led through their pages', async ({ browser }) => {
  test.slow();
  const newcomers = await buildNewcomers();
  for (const role of ['Administrator', 'Department Leader', 'Team Leader'] as const) {
    await test.step(role, async () => {
      // Before the first results, a leader of one department has nothing to filter by.
      const isShown = ({ id }: { id: string }) => role !== 'Department Leader' || id !== 'filters';
      const all = presentTour(role, 'en');
      const steps = all.filter(isShown);
      const page = await signedInPage(browser, { userId: newcomers[role], role });
      const home = steps[0]?.href ?? '';
      await page.goto(home);
      for (const [index, { title }] of steps.entries()) {
        const total = (index < 2 ? all : steps).length;
        await expect(helper(page)).toContainText(`Step ${index + 1} of ${total}`);
        await expect(helper(page)).toContainText(title);
        await page.keyboard.press('ArrowRight');
      }
      await expect(page).toHaveURL(new RegExp(`${home}$`));
      await expect(helper(page)).toHaveCount(0);
      expect(await isCompleted(newcomers[role])).toBe(true);
      await page.context().close();
    });
  }
});

test('before the first team the tour doesn’t start automatically, and names nothing that isn’t there', async ({
  browser,
}) => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const administrator = await buildAdministrator(db, { companyId });
  await db.user.update({ where: { id: administrator.id }, data: { tourCompletedAt: null } });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/dashboard');
  await expect(mainOf(page).getByText('Start with your first team')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume tour' })).toHaveCount(0);
  await expect(helper(page)).toHaveCount(0);
  await page.getByRole('button', { name: /’s account, / }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  await expect(helper(page)).toContainText('Step 1 of 9');
  await page.keyboard.press('ArrowRight');
  // Three steps about results are left out, which once took two seconds each.
  await expect(helper(page)).toContainText('Build your company', { timeout: 2000 });
  await expect(helper(page)).toContainText('Step 2 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(helper(page)).toContainText('Welcome to unboXt');
  await expect(helper(page)).toContainText('Step 1 of 6');
});
