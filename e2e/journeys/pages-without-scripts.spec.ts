import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';

for (const path of ['/signIn', '/signUp', '/forgotPassword', '/confirmation']) {
  test(`without scripts ${path} says that it needs them, also after its form is sent`, async ({ browser }) => {
    const { E2E_BASE_URL: baseURL = '' } = process.env;
    const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await page.goto(path);
    const note = page.locator('body').getByText(/needs JavaScript/);
    await expect(note).toBeVisible();
    const field = page.locator('[name=email]');
    await field.fill('somebody@secret.test');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    // The browser itself asks for what a form must have, so the whole form is sent past that.
    await page.locator('form button[type=submit]').evaluate((button) => button.setAttribute('formnovalidate', ''));
    await field.press('Enter');
    expect((await answer).status()).toBe(303);
    await expect(note).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
  });
}
