import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';

test('an administrator reads the company’s answer on a phone, and downloads its results', async ({ browser }) => {
  const { administrator, operations } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const main = page.getByRole('main');

  await test.step('the answer starts below one row of tabs and one button', async () => {
    await page.setViewportSize({ width: 400, height: 860 });
    await page.goto('/dashboard');
    await main.getByRole('radio', { name: 'Last 30 days' }).click();
    const answer = main.getByRole('heading', { level: 2, name: /sentiment \d/ });
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())?.y).toBeLessThanOrEqual(190);
    await main.getByRole('button', { name: 'Last 30 days · all departments' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expectNoSeriousFinding(page);
    await sheet.getByLabel('Department').selectOption('Operations');
    await sheet.getByLabel('Time frame').selectOption('Last 7 days');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Last 7 days · Operations' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`period=1w&department=${operations.id}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });

  await test.step('the card of the lines over time becomes a table, and a CSV file', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard');
    // Once it's drawn, the page listens to keys.
    await expect(main.getByRole('slider', { name: /^Sentiment/ })).toBeVisible();
    const options = main.getByRole('button', { name: 'Options for Over time' });
    await options.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Show as table' }).press('Enter');
    const table = main.getByRole('table', { name: 'Over time' });
    for (const name of ['Sentiment: Company, by week', 'Sentiment: Single days'])
      await expect(table.getByRole('columnheader', { name })).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await options.click();
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain('"Sentiment: Company, by week",Sentiment: Single days');
    await options.click();
    await page.getByRole('menuitem', { name: 'Show as chart' }).click();
    await expect(table).toHaveCount(0);
    await expect(main.getByRole('slider', { name: /^Sentiment/ })).toBeVisible();
  });

  await test.step('the first card’s results can be downloaded', async () => {
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download CSV' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(/Name,Sentiment,Performance,Motivation$/);
    expect(lines.find((line) => line.startsWith('Operations,'))).toMatch(/^Operations,\d+,\d+,/);
  });
});
