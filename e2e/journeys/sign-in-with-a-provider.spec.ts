import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { productNow } from '#/e2e/support/fakes/product-clock.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import type { User } from '#/generated/prisma/client.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { prisma } from '#/lib/platform/db.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newTotpSecret, totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

// One journey after the other, because the issuer remembers who is signed in.
test.describe.configure({ mode: 'serial' });

/** The longest possible name. */
const name = 'the Acme account of the Harbour Works AB';

let issuer: Issuer;
let server: TestServer;
let person: User;

test.beforeAll(async () => {
  issuer = await startIssuer(() => server.url);
  server = await startServer({
    ...issuer.settings,
    OIDC_NAME: name,
    OIDC_GOOGLE_CLIENT_ID: 'shown-only',
    OIDC_GOOGLE_CLIENT_SECRET: 'shown-only',
    OIDC_MICROSOFT_CLIENT_ID: 'shown-only',
    OIDC_MICROSOFT_CLIENT_SECRET: 'shown-only',
  });
});
test.afterAll(async () => {
  await server?.stop();
  await issuer?.stop();
});
test.beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma(), { name: 'Acme Harbour' });
  person = await buildAdministrator(prisma(), { companyId });
  issuer.person = { sub: uniqueWord(), email: person.email, email_verified: true };
});

const storageItem = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const button = (page: Page) => page.getByRole('button', { name: `Continue with ${name}` });

async function agree(page: Page, answer: 'Continue' | 'Cancel' = 'Continue'): Promise<void> {
  await page.waitForURL(`${issuer.url}/authorize**`);
  await page.getByRole('link', { name: answer }).click();
}

test('a person signs in with their company’s issuer, by keyboard, and is remembered', async ({ browser }) => {
  const page = await newBrowserPage(browser, server.url);
  await page.goto('/signIn');
  const ways = page.getByRole('list', { name: 'Other ways to sign in' }).getByRole('button');
  await expect(ways).toHaveText(['Continue with Google', 'Continue with Microsoft', `Continue with ${name}`]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await agree(page);
  await page.waitForURL('**/dashboard**');
  expect(await storageItem(page, 'token')).toMatch(/^sb_/);
  expect(await storageItem(page, 'role')).toBe('Administrator');
  expect(await storageItem(page, 'visitedAccounts')).toContain(person.email);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
});

test('a stranger, and a person who cancels, read the same message and aren’t signed in', async ({ browser }) => {
  const page = await newBrowserPage(browser, server.url);
  issuer.person = { sub: uniqueWord(), email: `nobody.${uniqueWord()}@example.com`, email_verified: true };
  for (const answer of ['Continue', 'Cancel'] as const) {
    await page.goto('/signIn');
    await button(page).click();
    await agree(page, answer);
    await page.waitForURL(`${server.url}/signIn?notice=provider`);
    await expect(page.getByText('We couldn’t sign you in that way.', { exact: false })).toBeVisible();
    expect(await storageItem(page, 'token')).toBeNull();
  }
});

test('the second factor is still required, and the requested page opens at its section', async ({ browser }) => {
  const secret = newTotpSecret();
  await prisma().user.update({
    where: { id: person.id },
    data: { totpSecret: seal(secondFactorPlace(person.id), secret), totpConfirmedAt: new Date() },
  });
  const page = await newBrowserPage(browser, server.url);
  await page.goto('/profile?section=security#sessions');
  await button(page).click();
  await agree(page);
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, productNow()));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`${server.url}/profile?section=security#sessions`);
  expect(await storageItem(page, 'token')).toMatch(/^sb_/);
});

test('an account is connected under Password & Security, and removed', async ({ browser }) => {
  issuer.person = { sub: uniqueWord() };
  const page = await signedInPage(browser, { userId: person.id, role: 'Administrator', baseURL: server.url });
  await page.goto('/profile?section=security');
  await page.getByRole('button', { name: `Connect ${name}` }).click();
  await page.getByLabel('Confirm with your password').fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That password is wrong.')).toBeVisible();
  await page.getByLabel('Confirm with your password').fill(testPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await agree(page);
  await page.waitForURL('**/profile?section=security&notice=connected');
  await expect(page.getByText('The account is connected.', { exact: false })).toBeVisible();
  await expectNoSeriousFinding(page);
  await page.setViewportSize({ width: 400, height: 900 });
  await expectFits(page);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByLabel('Confirm with your password').fill('wrong');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('That password is wrong.')).toBeVisible();
  await expectFits(page);
  await page.getByLabel('Confirm with your password').fill(testPassword);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('Account removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Connect ${name}` })).toBeVisible();
  await expectFits(page);
});

test('the buttons fit a narrow screen and are accessible', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 400, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/signIn');
  await expect(button(page)).toBeVisible();
  await expectFits(page);
  await expectNoSeriousFinding(page);
  await context.close();
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
