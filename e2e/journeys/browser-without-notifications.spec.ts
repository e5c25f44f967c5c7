import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { givePushService } from '#/e2e/support/fakes/push-browser.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { newBrowserKeys } from '#/prisma/seed/builders/build-push-device.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const phone = { width: 400, height: 800 };
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/never-called';

test('a person whose browser has no notifications reads why, and what to do', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const { id: userId } = await buildAdministrator(prisma(), { companyId });
  const page = await signedInPage(browser, { userId, role: 'Administrator', baseURL: process.env.E2E_BASE_URL });
  await page.setViewportSize(phone);
  await givePushService(page, { endpoint, keys: newBrowserKeys().keys });
  await page.goto('/profile?section=security');
  const turnOn = page.getByRole('button', { name: 'Notify me on this device' });

  await test.step('the page explains a push service that can’t be reached', async () => {
    await page.evaluate(() => sessionStorage.setItem('test.away', 'yes'));
    await turnOn.click();
    await expect(mainOf(page).getByRole('alert')).toContainText('couldn’t reach its notification service');
    expect(await prisma().pushDevice.count({ where: { userId } })).toBe(0);
  });

  await test.step('the page explains a browser that blocks notifications', async () => {
    await page.evaluate(() => sessionStorage.setItem('test.denied', 'yes'));
    await page.reload();
    await expect(mainOf(page).getByText('This browser blocks notifications from unboXt.')).toBeVisible();
    await expect(turnOn).toBeHidden();
    await expectNoSeriousFinding(page);
  });

  await test.step('the page explains an iPhone outside the home screen, and a browser without them', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
      const userAgent = { get: () => sessionStorage.getItem('test.agent') ?? 'Chrome' };
      Object.defineProperty(navigator, 'userAgent', userAgent);
    });
    await page.reload();
    await expect(mainOf(page).getByText('This browser can’t show notifications.')).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('test.agent', 'iPhone'));
    await page.reload();
    await expect(mainOf(page).getByText('On an iPhone or iPad, add unboXt to your home screen first.')).toBeVisible();
  });

  await test.step('the page explains devices that can’t be loaded', async () => {
    await page.route('**/api/profile/push', (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }));
    await page.reload();
    await expect(mainOf(page).getByText('We couldn’t load your devices')).toBeVisible();
    await page.unroute('**/api/profile/push');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(mainOf(page).getByText('We couldn’t load your devices')).toBeHidden();
  });
});
