import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';

const screens = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, company: 1900, team: 1000, answer: 170, chart: 560 },
  { name: 'phone', viewport: { width: 400, height: 860 }, company: 3000, team: 1900, answer: 190, chart: 1100 },
];
const WORKLOAD = 1;

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the pages of the company and of a team stay within their height, and name reasons', async ({ browser }) => {
  const { administrator, anchor } = await buildPublishedCompany({ factorIds: [WORKLOAD] });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const main = page.getByRole('main');
  for (const { name, viewport, company, team, answer, chart } of screens) {
    await test.step(`they stay within it on a ${name}`, async () => {
      await page.setViewportSize(viewport);
      await page.goto('/dashboard');
      await main.getByRole('radio', { name: 'Last 30 days' }).click();
      const sentence = main.getByRole('heading', { level: 2 }).first();
      expect((await sentence.boundingBox())?.y).toBeLessThanOrEqual(answer);
      const first = main.getByRole('slider', { name: /^Sentiment/ });
      await expect(first).toBeVisible();
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(chart);
      expect(await lengthOf(page)).toBeLessThanOrEqual(company);
      await page.goto(`/dashboard?tab=teams&team=${anchor.id}`);
      await expect(main.getByText(/^What hurt most: workload/)).toBeVisible();
      await expect(main.getByRole('slider', { name: /^Sentiment/ })).toBeVisible();
      expect(await lengthOf(page)).toBeLessThanOrEqual(team);
    });
  }

  await test.step('on a phone, secondary content is a tap away', async () => {
    await page.setViewportSize({ width: 400, height: 860 });
    await page.goto('/dashboard');
    const fold = main.getByRole('button', { name: 'What helps and hurts, by department' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(main.getByRole('table', { name: 'What helps and hurts, by department' })).toHaveCount(0);
    await fold.click();
    await expect(main.getByRole('table', { name: 'What helps and hurts, by department' })).toBeVisible();
    await page.reload();
    // The link of a reason's name opens the map.
    await main.getByRole('link', { name: 'Workload', exact: true }).click();
    await expect(main.getByRole('table', { name: 'What helps and hurts, by department' })).toBeVisible();
  });
});
