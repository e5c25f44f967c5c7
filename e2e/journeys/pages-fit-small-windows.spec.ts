import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectFocusSeen, expectRoomForLargeText } from '#/e2e/support/measures/small-windows.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';

/** Pages on which every control must be fully visible. */
const pages = [
  ['Administrator', '/dashboard'],
  ['Administrator', '/dashboard?tab=teams'],
  ['Administrator', '/companyManagement'],
  ['Administrator', '/companyManagement?tab=people'],
  ['Administrator', '/profile'],
  ['Team Leader', '/dashboard/team'],
  ['Team Leader', '/teamManagement/dashboard'],
  ['Team Leader', '/reference'],
] as const;

/** Pages on which letters of twice the size must also fit. */
const largeLetters: readonly string[] = [
  '/dashboard',
  '/dashboard?tab=teams',
  '/companyManagement',
  '/companyManagement?tab=people',
  '/profile',
  '/dashboard/team',
];

for (const [role, path] of pages) {
  test(`${path} fits at 400% zoom, and with large letters`, async ({ browser }) => {
    const { administrator, leader } = await buildSmallTeam();
    const page = await signedInPage(browser, { userId: (role === 'Administrator' ? administrator : leader).id, role });
    await page.addInitScript(() => sessionStorage.setItem('tour', JSON.stringify({ status: 'done' })));
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await test.step('nothing covers what has the focus', () => expectFocusSeen(page));
    if (largeLetters.includes(path)) await test.step('nothing is cut off', () => expectRoomForLargeText(page));
  });
}

test('a dashboard full of results fits large letters', async ({ browser }) => {
  const { administrator } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.addInitScript(() => sessionStorage.setItem('tour', JSON.stringify({ status: 'done' })));
  for (const tab of ['', '?tab=time', '?tab=teams']) {
    await page.goto(`/dashboard${tab}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectRoomForLargeText(page);
  }
});

test('names of one long word make no page wider than its window', async ({ browser }) => {
  const { departmentLeader, operations, anchor } = await buildPublishedCompany();
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await prisma().department.update({ where: { id: operations.id }, data: { name } });
  await prisma().team.update({ where: { id: anchor.id }, data: { name } });
  const page = await signedInPage(browser, { userId: departmentLeader.id, role: 'Department Leader' });
  await page.addInitScript(() => sessionStorage.setItem('tour', JSON.stringify({ status: 'done' })));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    for (const tab of ['', '?tab=time', '?tab=teams']) {
      await page.goto(`/dashboard${tab}`);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${tab} at ${width}`).toBe(width);
    }
  }
});

test('the tour fits a low window', async ({ browser }) => {
  const { leader } = await buildSmallTeam();
  await prisma().user.update({ where: { id: leader.id }, data: { tourCompletedAt: null } });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/dashboard/team');
  const box = await page.locator('.tour-helper').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 256)).toBeLessThanOrEqual(256);
  await page.getByRole('button', { name: 'Close the tour for now' }).click();
  const resume = page.getByRole('button', { name: 'Resume tour' });
  await expect(resume).toBeAttached();
  await expect(resume).not.toBeInViewport();
});

test('at 400% zoom, names wrap in tables and in the chart, and the page scrolls in place of the list of people', async ({
  browser,
}) => {
  const { administrator, operations } = await buildPublishedCompany();
  await prisma().user.update({ where: { id: administrator.id }, data: { lastName: 'Featherstonehaugh-Cholmondeley' } });
  await prisma().department.update({ where: { id: operations.id }, data: { name: 'Production and maintenance' } });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.addInitScript(() => sessionStorage.setItem('tour', JSON.stringify({ status: 'done' })));
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/companyManagement');
  const name = page.getByRole('table', { name: 'Administrators' }).getByText(/Featherstonehaugh/);
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const cut = await page
    .locator('main .truncate:not(select)')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
  await page.goto('/companyManagement?tab=chart');
  const list = page.getByRole('tree').locator('..');
  const department = list.getByText('Production and maintenance');
  expect(await department.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await expect(list).toHaveCSS('overflow-y', 'visible');
  await expect(list).toHaveCSS('overscroll-behavior-y', 'auto');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('treeitem', { name: 'Administrator' }).first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('[role=treeitem]:focus')).toBeInViewport({ ratio: 1 });
});
