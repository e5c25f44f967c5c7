import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import {
  listCut,
  listMisplacedNames,
  listOutside,
  listUnfitDrawings,
  listWide,
} from '#/e2e/support/measures/small-windows.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** A4 with the margins of a browser, in its pixels. */
const paper = { width: 718, height: 1047 };

test('a team’s dashboard is printed with sentence, results, bars and charts, and no buttons', async ({ browser }) => {
  const { leader, team } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.setViewportSize(paper);
  await page.goto('/dashboard/team');
  await expect(mainOf(page).getByText('60 of 100').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Printing waits for nothing, so what is below the fold is drawn without scrolling.
  await expect(page.locator('main .animate-breathe')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.locator('main canvas').first()).toBeAttached();
  // What a browser does before it prints.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });

  await test.step('it says what it is about', async () => {
    await expect(page.getByText(team.name, { exact: true }).first()).toBeVisible();
    await expect(mainOf(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(mainOf(page).getByText('60 of 100').first()).toBeVisible();
    await expect(page.locator('.rounded-card > div > div > span.rounded-full').first()).toBeVisible();
  });
  await test.step('it has no buttons, and nothing covers the page', async () => {
    expect(await page.evaluate(listControls)).toEqual([]);
  });
  await test.step('bars keep their colour, charts are drawn, and all are as wide as the paper', async () => {
    const canvases = page.locator('main canvas');
    await expect(canvases.first()).toBeVisible();
    await expect(page.locator('main .animate-breathe')).toHaveCount(0);
    expect(await canvases.evaluateAll(listBelow)).toEqual([]);
    expect(await countShapes(page)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(listWide)).toEqual([]);
  });
});

test('nothing is cut off on paper: names in tables and in sentences', async ({ browser }) => {
  const { administrator, anchor } = await buildPublishedCompany();
  const name = 'Everybody who looks after what has been promised to customers in the whole of the north and the west';
  await prisma().team.update({ where: { id: anchor.id }, data: { name } });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.setViewportSize(paper);
  for (const path of ['/dashboard', '/dashboard?tab=teams', '/companyManagement']) {
    await page.goto(path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(mainOf(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(listCut), path).toEqual([]);
    expect(await page.evaluate(listOutside), path).toEqual([]);
    // What only says how to use the page.
    await expect(page.getByText(/^Team Leader Link$|^Open a team to/).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.emulateMedia({ media: 'print' });
  await test.step('a team has two sheets at most, and its results fill the first', async () => {
    await page.goto(`/dashboard?tab=teams&team=${anchor.id}`);
    const strips = page.locator('.rounded-card').filter({ has: page.getByRole('heading', { name: 'Over time' }) });
    await expect(strips.locator('h3').first()).toHaveCSS('break-after', 'auto');
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(2);
  });
  await test.step('tables of a company have the columns of a wide screen, without actions', async () => {
    await page.goto('/companyManagement');
    for (const name of ['Secondary Leader', 'Teams', 'People'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Action' }).filter({ visible: true })).toHaveCount(0);
  });
  await test.step('a table of teams says in words what it has no columns for', async () => {
    await page.goto('/dashboard?tab=teams');
    await expect(page.getByRole('row', { name }).getByText(/^\d+ members · \d+% answered$/)).toBeVisible();
    await expect(mainOf(page).getByText(/^Averages in the last 30 days\. \d+ \w+ – /)).toBeVisible();
  });
  await test.step('names on the map of teams are placed for the width of paper', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.reload();
    const map = page.getByRole('figure', { name: 'Performance and sentiment' }).locator('svg[preserveAspectRatio]');
    await expect(map).toBeAttached();
    expect(await map.evaluateAll(listMisplacedNames)).toEqual([]);
  });
  await test.step('a list with more people than it prints says so at its top', async () => {
    await prisma().user.createMany({
      data: Array.from({ length: 50 }, (_, index) => ({
        companyId: administrator.companyId,
        email: `${uniqueWord()}@example.com`,
        firstName: 'Paula',
        lastName: `Page ${index}`,
        timeZoneId: 11,
        timeZone: 'Europe/London',
        confirmedAt: new Date(),
      })),
    });
    await page.goto('/companyManagement?tab=people');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^\d+ people · the first 50 are below$/)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('the chart says what it is, and of which day; most people are only members', async () => {
    await page.setViewportSize(paper);
    await page.goto('/companyManagement?tab=chart');
    await expect(page.getByRole('application')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('tree')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Organisation chart · \d/ })).toBeVisible();
    await expect(page.getByRole('tree').getByText('Member', { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});

test('a wide dark page prints its drawings in the colours and the width of paper', async ({ browser }) => {
  const { leader } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader', colorScheme: 'dark' });
  await page.goto('/dashboard/team?tab=performance');
  await expect(page.locator('main canvas').first()).toBeAttached({ timeout: 15_000 });
  await expect(page.locator('main .animate-breathe')).toHaveCount(0, { timeout: 15_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('main canvas').evaluateAll(listUnfitDrawings)).toEqual([]);
});

/** Runs in the page: returns how many pixels each drawing extends below its figure, if any. */
function listBelow(canvases: Element[]): number[] {
  const bottom = (one: Element | null) => one?.getBoundingClientRect().bottom ?? 0;
  return canvases.map((canvas) => bottom(canvas) - bottom(canvas.closest('figure'))).filter((pixels) => pixels > 1);
}

/** Runs in the page: returns controls that would be printed, and fixed elements that would be on each sheet. */
function listControls(): string[] {
  return (
    [...document.querySelectorAll('button, select, input, [role=tablist], nav, header, header *, main *')]
      // The invisible elements for moving along a chart's points by keyboard don't count.
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => {
        const isControl = element.matches('button:not(:has(h1, h2, h3)), select, input, nav');
        return isControl || ['sticky', 'fixed'].includes(getComputedStyle(element).position);
      })
      .map((element) => element.outerHTML.slice(0, 140))
  );
}

/** Returns how many bars and dots are printed with their backgrounds. Fails if one isn't. */
function countShapes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll('main .forced-color-adjust-none');
    const shapes = [...all].filter((one) => one.checkVisibility());
    const pale = shapes.filter((one) => getComputedStyle(one).getPropertyValue('print-color-adjust') !== 'exact');
    if (pale.length > 0) throw new Error(`Without a background: ${pale[0]?.outerHTML}`);
    return shapes.length;
  });
}
