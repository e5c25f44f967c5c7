import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import type { User } from '#/generated/prisma/client.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { prisma } from '#/lib/platform/db.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newTotpSecret } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let issuer: Issuer;

test.beforeAll(async () => {
  issuer = await startIssuer(() => new URL(process.env.E2E_BASE_URL ?? '').origin);
  // The product's clock may be ahead of the provider's.
  const later = new Date(Date.now() + 24 * 3_600_000);
  issuer.saml.facts = { notOnOrAfter: later, confirmedUntil: later };
});
test.afterAll(async () => {
  await issuer?.stop();
});

/** Agrees as the provider's person; the provider's page then sends the answer as a form. */
async function agree(page: Page): Promise<void> {
  await page.waitForURL(`${issuer.url}/saml/**`);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function giveSecondFactor({ id }: User): Promise<void> {
  const totpSecret = seal(secondFactorPlace(id), newTotpSecret());
  await prisma().user.update({ where: { id }, data: { totpSecret, totpConfirmedAt: new Date() } });
}

const claimsOf = ({ email }: User) => ({ email });

test('a company connects its provider by SAML, tests it, signs in by it, and makes it the only way', async ({
  browser,
}) => {
  const { id: companyId } = await buildCompany(prisma(), { name: 'Acme Harbour' });
  const domain = `${uniqueWord()}.test`;
  const now = new Date();
  const proven = { proof: 'x', addedAt: now, verifiedAt: now, checkedAt: now };
  await prisma().companyDomain.create({ data: { companyId, domain, ...proven } });
  const at = (name: string) => ({ companyId, email: `${name}@${domain}` });
  const administrator = await buildAdministrator(prisma(), { ...at('ada'), firstName: 'Ada', lastName: 'Berg' });
  const second = await buildAdministrator(prisma(), { ...at('bo'), firstName: 'Bo', lastName: 'Lind' });
  const third = await buildAdministrator(prisma(), { ...at('di'), firstName: 'Di', lastName: 'Vale' });
  const person = await buildUser(prisma(), at('cleo'));
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const card = page.locator('#signIn');
  const dialog = page.getByRole('dialog');

  await test.step('a connection is created before the provider’s metadata exists', async () => {
    await page.goto('/companyManagement?tab=integrations&open=signIn');
    await card.getByRole('button', { name: 'Set up sign-in' }).click();
    await dialog.getByRole('radio', { name: 'SAML 2.0' }).check();
    await expectNoSeriousFinding(page);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Acme SAML');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('We still need the metadata', { exact: false })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Copy the ACS URL' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Test it' })).toBeDisabled();
    await expectNoSeriousFinding(page);
  });

  await test.step('its metadata link returns XML for the provider', async () => {
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Download the metadata' }).click();
    expect((await download).suggestedFilename()).toMatch(/^unboxt-saml-\d+\.xml$/);
  });

  await test.step('incomplete metadata is refused and what it lacks is named; a file and a URL are read', async () => {
    await card.getByRole('button', { name: 'Change' }).click();
    const metadata = dialog.getByRole('textbox', { name: 'Metadata of your identity provider' });
    await metadata.fill(issuer.provider.metadata([]));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('X509Certificate is missing');
    await expectNoSeriousFinding(page);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(issuer.provider.metadata());
    await (await chooser).setFiles({ name: 'metadata.xml', mimeType: 'text/xml', buffer });
    await expect(metadata).toHaveValue(/EntityDescriptor/);
    await metadata.fill(issuer.provider.metadataUrl);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText(issuer.provider.entityId, { exact: true })).toBeVisible();
  });

  await test.step('a test says what is wrong, and then who signed in', async () => {
    issuer.person = claimsOf(administrator);
    issuer.saml.fault = 'signed with SHA-1';
    await card.getByRole('button', { name: 'Test it' }).click();
    await agree(page);
    await expect(card.getByText('Choose RSA with SHA-256', { exact: false })).toBeVisible();
    issuer.saml.fault = null;
    await card.getByRole('button', { name: 'Test it' }).click();
    await agree(page);
    await expect(card.getByText('The last test would have signed in Ada Berg.')).toBeVisible();
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(card.getByText('On', { exact: true })).toBeVisible();
    await expectNoSeriousFinding(page);
  });

  await test.step('a person signs in by SAML on the way to a page', async () => {
    issuer.person = claimsOf(person);
    const visitor = await newBrowserPage(browser);
    await visitor.goto('/profile?section=security');
    await visitor.waitForURL('**/signIn**');
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.getByLabel('Password', { exact: true }).focus();
    await visitor.getByRole('button', { name: 'Continue with Acme SAML' }).click();
    await agree(visitor);
    await visitor.waitForURL('**/profile?section=security');
    expect(await visitor.evaluate(() => localStorage.getItem('token'))).toMatch(/^sb_/);
  });

  await test.step('an untrusted answer signs no one in', async () => {
    issuer.saml.fault = 'changed after signing';
    const visitor = await newBrowserPage(browser);
    await visitor.goto('/signIn');
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.getByLabel('Password', { exact: true }).focus();
    await visitor.getByRole('button', { name: 'Continue with Acme SAML' }).click();
    await agree(visitor);
    await visitor.waitForURL('**/signIn?notice=company');
    expect(await visitor.evaluate(() => localStorage.getItem('token'))).toBeNull();
    issuer.saml.fault = null;
  });

  await test.step('an unrequested answer says where to start, also to a person who is signed in', async () => {
    issuer.saml.fault = 'not asked for';
    await card.getByRole('button', { name: 'Test it' }).click();
    await agree(page);
    await page.waitForURL('**/signIn?notice=unasked');
    await expect(page.getByText('Start here: enter your email', { exact: false })).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.getByRole('link', { name: 'Go to unboXt' }).click();
    await page.waitForURL('**/dashboard**');
    issuer.saml.fault = null;
    await page.goto('/companyManagement?tab=integrations&open=signIn');
  });

  await test.step('SAML becomes the only way in, and a password is refused with a message', async () => {
    await giveSecondFactor(administrator);
    await giveSecondFactor(second);
    await giveSecondFactor(third);
    await page.reload();
    await card.getByRole('button', { name: 'Make it the only way in' }).click();
    await dialog.getByRole('checkbox', { name: 'Ada Berg' }).check();
    await dialog.getByRole('checkbox', { name: 'Bo Lind' }).check();
    await expect(dialog.getByText('2 people will sign in with Acme SAML alone', { exact: false })).toBeVisible();
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'Make it the only way in' }).click();
    await expect(card.getByText('The only way in')).toBeVisible();
    const mail = await newestMail(person.email, /^From now on, sign in to unboXt with Acme SAML$/);
    expect(mail.text).toContain('Your password no longer works here.');
    await newestMail(second.email, /^You keep your password/);
    const visitor = await newBrowserPage(browser);
    await visitor.goto('/signIn');
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('button', { name: 'Sign in with a password' }).click();
    await visitor.getByLabel('Password', { exact: true }).fill(testPassword);
    await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
    const refusal = visitor.getByText('People with this email domain sign in with Acme SAML.', { exact: false });
    await expect(refusal).toBeVisible();
  });

  await test.step('another person keeps a password, while SAML stays the only way in for the rest', async () => {
    await card.getByRole('button', { name: 'Change who can use a password' }).click();
    await dialog.getByRole('checkbox', { name: 'Bo Lind' }).uncheck();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Di Vale' }).check();
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Ada Berg and Di Vale can also sign in', { exact: false })).toBeVisible();
    await newestMail(second.email, /^From now on/);
    await newestMail(third.email, /^You keep your password/);
    const mails = await mailsTo(person.email);
    expect(mails.filter(({ subject }) => subject.startsWith('From now on'))).toHaveLength(1);
  });
});
