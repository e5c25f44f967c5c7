import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

for (const way of ['Enter', 'the mouse']) {
  test(`what is typed and sent by ${way} before the scripts load isn’t lost`, async ({ browser }) => {
    const { members } = await buildSmallTeam();
    const page = await newBrowserPage(browser);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/signIn', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(members[0].email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    if (way === 'Enter') await page.getByLabel('Password', { exact: true }).press(way);
    else await page.getByRole('button', { name: 'Sign in' }).click();
    // Without scripts, the browser would have sent the form.
    await expect(page).toHaveURL(/\/signIn$/);
    scripts.resolve();
    await page.waitForURL('**/dashboard**');
  });
}
