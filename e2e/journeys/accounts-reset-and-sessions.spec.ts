import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, newEmail, signIn } from '#/e2e/support/actors/people.ts';
import { productNow } from '#/e2e/support/fakes/product-clock.ts';
import { linkIn, newestMail } from '#/e2e/support/product/mailbox.ts';
import { prisma } from '#/lib/platform/db.ts';
import { totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const otherPassword = 'nine quiet harbours';

async function buildAccount(name: string) {
  const { id: companyId } = await buildCompany(prisma());
  return buildAdministrator(prisma(), { companyId, email: newEmail(name), firstName: 'Ada', lastName: 'Founder' });
}

/** Fills in a password, and sends the form. */
async function give(page: Page, label: string, value: string, button: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('a forgotten password is reset by email, which ends the sessions of the old one', async ({ browser }) => {
  const { email } = await buildAccount('forgetful');
  const home = await newBrowserPage(browser);
  await signIn(home, email);

  const away = await newBrowserPage(browser);
  await test.step('they ask for a link, and read the same answer as for an unknown address', async () => {
    await away.goto('/signIn');
    await away.getByRole('link', { name: 'Forgot your password?' }).click();
    for (const address of [newEmail('nobody'), email]) {
      await away.goto('/forgotPassword');
      await give(away, 'Email', address, 'Send the link');
      await expect(away.getByText('If this address has an account', { exact: false })).toBeVisible();
    }
  });

  const link = linkIn(await newestMail(email, /new unboXt password/), 'updatePassword');
  await test.step('they choose a new password, which signs the other browser out immediately', async () => {
    await away.goto(link);
    await expect(away.getByLabel('Email')).toHaveValue(email);
    await give(away, 'New password', otherPassword, 'Save and sign in');
    await home.waitForURL('**/signIn**');
    await away.waitForURL('**/dashboard**');
    await newestMail(email, /password was changed/);
  });

  await test.step('the link has expired, and the sign-in page says so', async () => {
    const late = await newBrowserPage(browser);
    await late.goto(link);
    await late.waitForURL('**/signIn?notice=link');
    await expect(late.getByText('That link has expired or was already used', { exact: false })).toBeVisible();
  });

  await test.step('the first browser remembers the account and asks for the password only', async () => {
    await home
      .getByRole('button', { name: new RegExp(email) })
      .first()
      .click();
    await give(home, 'Password', testPassword, 'Sign in');
    await expect(home.getByText('Wrong email or password.')).toBeVisible();
    await give(home, 'Password', otherPassword, 'Sign in');
    await home.waitForURL('**/dashboard**');
    const visitedAccounts = await home.evaluate(() => localStorage.getItem('visitedAccounts'));
    expect(JSON.parse(visitedAccounts ?? '[]')).toMatchObject([{ email, firstName: 'Ada', lastName: 'Founder' }]);
  });
});

test('a session is ended from another browser, and a second factor is required', async ({ browser }) => {
  const { email } = await buildAccount('careful');
  const first = await newBrowserPage(browser);
  await signIn(first, email);
  const second = await newBrowserPage(browser, process.env.E2E_SECOND_URL);
  await signIn(second, email);

  await test.step('the other session is ended, and its page goes to sign-in immediately', async () => {
    await first.goto('/profile?section=security');
    await expect(mainOf(first).getByText('This session')).toBeVisible();
    let endings = 0;
    first.on('request', (request) => {
      if (request.url().endsWith('/profile/sessions/end')) endings += 1;
    });
    await first.getByRole('button', { name: /^Sign out .* last seen/ }).dblclick();
    await second.waitForURL('**/signIn**');
    await expect(second.getByText('You’ve been signed out.', { exact: false })).toBeVisible();
    await expect(first.getByRole('button', { name: /^Sign out .* last seen/ })).toHaveCount(0);
    expect(endings).toBe(1);
  });

  await test.step('a page that wasn’t connected yet also goes to sign-in', async () => {
    const third = await newBrowserPage(browser);
    const ended = Promise.withResolvers<void>();
    await third.routeWebSocket(/socket\.io/, async (socket) => {
      await ended.promise;
      socket.connectToServer();
    });
    await signIn(third, email);
    await first.reload();
    await first.getByRole('button', { name: /^Sign out .* last seen/ }).click();
    await expect(first.getByRole('button', { name: /^Sign out .* last seen/ })).toHaveCount(0);
    ended.resolve();
    await third.waitForURL('**/signIn**');
  });

  let secret = '';
  let recoveryCode = '';
  await test.step('they set up the second factor', async () => {
    await first.getByRole('button', { name: 'Set up' }).click();
    await give(first, 'Confirm with your password', testPassword, 'Continue');
    await expect(first.getByRole('figure', { name: 'QR code of the key' })).toBeVisible();
    secret = (await first.getByText('Key:').locator('code').textContent()) ?? '';
    await give(first, 'Code', totpCode(secret, productNow()), 'Turn on');
    const codes = first.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = (await codes.first().textContent()) ?? '';
  });

  await test.step('signing in asks for the password and then for a code', async () => {
    await second.goto('/signIn');
    await second
      .getByRole('button', { name: new RegExp(email) })
      .first()
      .click();
    await give(second, 'Password', testPassword, 'Sign in');
    await give(second, 'Code', '000000', 'Continue');
    await expect(second.getByText('That code is wrong or has been used.', { exact: false })).toBeVisible();
    await give(second, 'Code', recoveryCode, 'Continue');
    await second.waitForURL('**/dashboard**');
  });
});
