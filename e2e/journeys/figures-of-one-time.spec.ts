import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';

const figures = /\/api\/dashboard\/company\?.*period=1w/;
const parts = /\/api\/dashboard\/company\/breakdown\?.*period=1w/;
const teams = /\/api\/dashboard\/teams\/overview\?.*period=1w/;

/** Cards that need two answers: one arrives, the other is held back. */
const cards = [
  { card: 'the company’s sentence', waits: 'its parts', address: '/dashboard', comes: figures, late: parts },
  { card: 'the company’s parts', waits: 'its sentence', address: '/dashboard', comes: parts, late: figures },
  { card: 'the teams', waits: 'the company', address: '/dashboard?tab=teams', comes: teams, late: figures },
];

for (const { card, waits, address, comes, late } of cards) {
  test(`after choosing another period ${card} and ${waits} change together`, async ({ browser }) => {
    const { administrator } = await buildPublishedCompany();
    const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
    await page.goto(address);
    const main = page.getByRole('main');
    // Another part of the page may come above it later.
    const area = main.locator('[aria-busy]').filter({ hasText: 'Anchor' }).first();
    const figuresShown = area.locator(address.includes('teams') ? 'table' : ':scope > div').last();
    await expect(figuresShown.getByText('Anchor').filter({ visible: true }).first()).toBeVisible();
    // Until a chart is drawn, something simpler is there for paper.
    await expect(figuresShown.locator('.on-paper')).toHaveCount(0);
    const before = await figuresShown.textContent();

    const release = await holdBack(page, late);
    const arrived = page.waitForResponse(comes);
    await choosePeriod(page);
    await arrived;
    await page.waitForTimeout(300);
    expect(await figuresShown.textContent()).toBe(before);
    await expect(area).toHaveAttribute('aria-busy', 'true');

    release();
    await expect(area).toHaveAttribute('aria-busy', 'false');
    expect(await figuresShown.textContent()).not.toBe(before);
  });
}

/** Chooses the period by the radio button if there is room for it, otherwise in the list. */
async function choosePeriod(page: Page): Promise<void> {
  const radio = page.getByRole('search').getByRole('radio', { name: 'Last 7 days' });
  const list = page.getByRole('combobox', { name: 'Time frame' });
  // Streamed parts are shown a moment later, so that neither may be visible at first.
  await expect(radio.or(list).filter({ visible: true })).toBeVisible();
  if (await radio.isVisible()) await radio.click();
  else await list.selectOption({ label: 'Last 7 days' });
}

/** Holds calls to an address back. Returns a function that releases them. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
