import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { type NameServer, startNameServer } from '#/e2e/support/fakes/name-server.ts';
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
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let nameServer: NameServer;
let issuer: Issuer;
let server: TestServer;

test.beforeAll(async () => {
  nameServer = await startNameServer();
  issuer = await startIssuer(() => server.url);
  server = await startServer({ DNS_SERVER: nameServer.address });
});
test.afterAll(async () => {
  await server?.stop();
  await issuer?.stop();
  await nameServer?.stop();
});

const claimsOf = ({ email }: User) => ({ sub: `sub of ${email}`, email, email_verified: true });

async function agree(page: Page): Promise<void> {
  await page.waitForURL(`${issuer.url}/authorize**`);
  await page.getByRole('link', { name: 'Continue' }).click();
}

async function giveSecondFactor({ id }: User): Promise<string> {
  const secret = newTotpSecret();
  const data = { totpSecret: seal(secondFactorPlace(id), secret), totpConfirmedAt: new Date() };
  await prisma().user.update({ where: { id }, data });
  return secret;
}

test('a company proves its domain, tests its issuer, signs in by it, and makes it the only way', async ({
  browser,
}) => {
  const { id: companyId } = await buildCompany(prisma(), { name: 'Acme Harbour' });
  const domain = `${uniqueWord()}.test`;
  const at = (name: string) => ({ companyId, email: `${name}@${domain}` });
  const administrator = await buildAdministrator(prisma(), { ...at('ada'), firstName: 'Ada', lastName: 'Berg' });
  const second = await buildAdministrator(prisma(), { ...at('bo'), firstName: 'Bo', lastName: 'Lind' });
  const person = await buildUser(prisma(), at('cleo'));
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator', baseURL: server.url });
  const card = page.locator('#signIn');
  const dialog = page.getByRole('dialog');

  await test.step('the page says that nothing is set up', async () => {
    await page.goto('/companyManagement?tab=integrations&open=signIn');
    await expect(card.getByText('No domain yet.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Set up sign-in' })).toBeDisabled();
    await expectNoSeriousFinding(page);
  });

  await test.step('a domain is added, and verified once its record exists', async () => {
    await card.getByRole('button', { name: 'Add a domain' }).click();
    await dialog.getByRole('textbox', { name: 'Domain' }).fill('gmail.com');
    await dialog.getByRole('button', { name: 'Add the domain' }).click();
    await expect(dialog).toContainText('Anyone can get an email at gmail.com.');
    await dialog.getByRole('textbox', { name: 'Domain' }).fill(domain.toUpperCase());
    await dialog.getByRole('button', { name: 'Add the domain' }).click();
    await expect(card.getByText('Not verified')).toBeVisible();
    await card.getByRole('button', { name: 'Check now' }).click();
    await expect(card.getByText(`We can’t see the record _unboxt.${domain} yet.`, { exact: false })).toBeVisible();
    await expectNoSeriousFinding(page);
    const value = await card.getByText('unboxt-verify=').textContent();
    nameServer.records.set(`_unboxt.${domain}`, [[value ?? '']]);
    await card.getByRole('button', { name: 'Check now' }).click();
    await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('an issuer is entered', async () => {
    await card.getByRole('button', { name: 'Set up sign-in' }).click();
    await expect(dialog).toContainText(`${server.url}/api/auth/company/return`);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Acme ID');
    await dialog.getByRole('textbox', { name: 'Issuer' }).fill('https://10.0.0.1');
    await dialog.getByRole('textbox', { name: 'Client ID' }).fill(issuer.clientId);
    await dialog.getByLabel('Client secret').fill(issuer.clientSecret);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('We can’t call this URL.');
    await expectNoSeriousFinding(page);
    await dialog.getByRole('textbox', { name: 'Issuer' }).fill(issuer.url);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Not tested')).toBeVisible();
  });

  await test.step('a test shows what the issuer says', async () => {
    issuer.person = { sub: 'a stranger', email: `stranger@${domain}`, email_verified: true };
    await card.getByRole('button', { name: 'Test it' }).click();
    await agree(page);
    await expect(card.getByText('The test didn’t sign anyone in.', { exact: false })).toBeVisible();
    await expect(card.getByText('No account in your company has this email address.')).toBeVisible();
    issuer.person = claimsOf(administrator);
    await card.getByRole('button', { name: 'Test it' }).click();
    await agree(page);
    await expect(card.getByText('The last test would have signed in Ada Berg.')).toBeVisible();
    await expect(card.getByText(`sub of ${administrator.email}`, { exact: false })).toBeVisible();
    await expectNoSeriousFinding(page);
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(card.getByText('On', { exact: true })).toBeVisible();
  });

  const visitor = await newBrowserPage(browser, server.url);
  const company = visitor.getByRole('button', { name: 'Continue with Acme ID' });
  const password = visitor.getByLabel('Password', { exact: true });

  await test.step('a person signs in by the issuer, which is offered above the password', async () => {
    issuer.person = claimsOf(person);
    await visitor.goto('/signIn');
    await visitor.getByLabel('Email').fill(person.email);
    await password.focus();
    await expect(company).toBeVisible();
    await expect(password).toBeVisible();
    await expectNoSeriousFinding(visitor);
    await company.click();
    await agree(visitor);
    await visitor.waitForURL('**/dashboard**');
    expect(await visitor.evaluate(() => localStorage.getItem('token'))).toMatch(/^sb_/);
  });

  const secret = await giveSecondFactor(administrator);

  await test.step('it becomes the only way in, except for two people with a second factor', async () => {
    await page.goto('/companyManagement?tab=integrations&open=signIn');
    await card.getByRole('button', { name: 'Make it the only way in' }).click();
    await expect(dialog).toContainText('First, any two administrators turn on two-factor authentication');
    await expectNoSeriousFinding(page);
    await page.keyboard.press('Escape');
    await giveSecondFactor(second);
    await page.reload();
    await card.getByRole('button', { name: 'Make it the only way in' }).click();
    await dialog.getByRole('checkbox', { name: 'Ada Berg' }).check();
    await dialog.getByRole('checkbox', { name: 'Bo Lind' }).check();
    await dialog.getByRole('button', { name: 'Make it the only way in' }).click();
    await expect(card.getByText('The only way in')).toBeVisible();
    await expect(card.getByText('Ada Berg and Bo Lind can also sign in', { exact: false })).toBeVisible();
  });

  await test.step('a password is refused with a message', async () => {
    const other = await newBrowserPage(browser, server.url);
    await other.goto('/signIn');
    await other.getByLabel('Email').fill(person.email);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('button', { name: 'Continue with Acme ID' })).toBeVisible();
    await expect(other.getByLabel('Password', { exact: true })).toBeHidden();
    await expectNoSeriousFinding(other);
    await other.getByRole('button', { name: 'Sign in with a password' }).click();
    await other.getByLabel('Password', { exact: true }).fill(testPassword);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(
      other.getByText('People with this email domain sign in with Acme ID.', { exact: false }),
    ).toBeVisible();
  });

  await test.step('an excepted administrator signs in with password and second factor', async () => {
    const other = await newBrowserPage(browser, server.url);
    await other.goto('/signIn');
    await other.getByLabel('Email').fill(administrator.email);
    await other.keyboard.press('Tab');
    await other.getByRole('button', { name: 'Sign in with a password' }).click();
    await other.getByLabel('Password', { exact: true }).fill(testPassword);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByLabel('Code', { exact: true }).fill(totpCode(secret, productNow()));
    await other.getByRole('button', { name: 'Continue', exact: true }).click();
    await other.waitForURL('**/dashboard**');
  });

  await test.step('it is turned off again, and the activity log records all of it', async () => {
    await card.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Activity' }).click();
    for (const act of [
      `verified the domain ${domain}`,
      'tested signing in with Acme ID',
      'made Acme ID the only way to sign in',
      'turned off signing in with Acme ID',
    ])
      await expect(page.getByText(act).first()).toBeVisible();
  });
});
