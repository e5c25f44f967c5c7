import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, signUpToOnboarding } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { expectNoFinding } from '#/e2e/support/measures/accessibility.ts';
import { newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const HOUR_MS = 3_600_000;
const SETTINGS = '/companyManagement?tab=settings';

let movedMs = 0;
async function move(hours: number): Promise<void> {
  movedMs += hours * HOUR_MS;
  await letTimePass(hours * HOUR_MS, 'companies.sweep');
}
/** Later journeys need the real time. */
test.afterEach(async () => {
  if (movedMs !== 0) await letTimePass(-movedMs);
});

async function expectRefused(browser: Browser, email: string): Promise<void> {
  const page = await newBrowserPage(browser);
  await page.goto('/signIn');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await expect(page.getByText('deleted')).toHaveCount(0);
  await page.context().close();
}

async function askToDelete(page: Page, name: string): Promise<void> {
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Delete the company' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete in 14 days' });
  await expect(dialog).toContainText('In 14 days, everything is gone for good.');
  await dialog.getByLabel('Type the company’s name').fill(name.slice(1));
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type the company’s name').fill(name);
  await expectNoFinding(page);
  await confirm.click();
  await expect(dialog).toBeHidden();
}

test('a company is deleted, kept, and deleted for good', async ({ browser }) => {
  test.setTimeout(180_000);
  const { company, administrator, members } = await buildManagedCompany();
  const { id: companyId } = company;
  const second = await buildAdministrator(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
  const other = await buildManagedCompany();
  const signIn = ({ id: userId }: { id: number }) => signedInPage(browser, { userId, role: 'Administrator' });
  const member = await signedInPage(browser, { userId: members[0].id, role: 'Member' });
  const page = await signIn(administrator);
  const title = `${company.name} will be deleted on`;

  await test.step('the card says what is deleted and what is kept, and the name is typed', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(SETTINGS);
    const card = mainOf(page)
      .getByRole('region')
      .or(mainOf(page).locator('section'))
      .filter({ hasText: 'What’s deleted' })
      .last();
    await expect(card.getByText('What stays')).toBeHidden();
    await card.getByText('What happens then').click();
    await expect(card.getByText('What stays')).toBeVisible();
    await expect(card.getByRole('link', { name: 'The list of people' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    await askToDelete(page, company.name);
    await expect(mainOf(page).getByText(title).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    await expectNoFinding(page);
  });

  await test.step('all people of the company read it, and each administrator gets an email', async () => {
    await member.goto('/profile');
    await expect(mainOf(member).getByText(title)).toBeVisible();
    await expect(mainOf(member).getByText('An administrator can still keep it.', { exact: false })).toBeVisible();
    await expect(member.getByRole('button', { name: 'Keep the company' })).toHaveCount(0);
    await expectNoFinding(member);
    for (const { email } of [administrator, second]) await newestMail(email, /will be deleted in 14 days/);
  });

  await test.step('another administrator keeps the company, and the banner is gone', async () => {
    const secondPage = await signIn(second);
    await secondPage.goto('/dashboard');
    await secondPage.getByRole('button', { name: 'Keep the company' }).first().click();
    await expect(secondPage.getByText(`${company.name} stays. Everyone gets a notification.`)).toBeVisible();
    await expect(mainOf(secondPage).getByText(title)).toHaveCount(0);
    await member.reload();
    await expect(mainOf(member).getByText(title)).toHaveCount(0);
    await member.getByRole('button', { name: /^Notifications/ }).click();
    await expect(member.getByText('Your company stays')).toBeVisible();
  });

  await test.step('the company is deleted again: this is announced a day before, and then done', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await askToDelete(page, company.name);
    await expect(mainOf(page).getByText(title).first()).toBeVisible();
    await move(13 * 24 + 2);
    await newestMail(administrator.email, /Last day: .* will be deleted tomorrow/);
    expect(await prisma().company.count({ where: { id: companyId } })).toBe(1);
    await move(25);
    await newestMail(administrator.email, /is deleted$/);
    await expect.poll(() => prisma().company.count({ where: { id: companyId } })).toBe(0);
    expect(await prisma().user.count({ where: { companyId } })).toBe(0);
    expect(await prisma().company.count({ where: { id: other.company.id } })).toBe(1);
  });

  await test.step('signing in says the same as for an unknown address', async () => {
    await expectRefused(browser, `${uniqueWord()}@journey.test`);
    await expectRefused(browser, administrator.email);
    await member.goto('/profile');
    await member.waitForURL(/\/signIn/);
  });

  await test.step('the address creates a new company, and no old data returns', async () => {
    const founder = await newBrowserPage(browser);
    await signUpToOnboarding(founder, { email: administrator.email, companyName: 'Second Start' });
    const user = await prisma().user.findUniqueOrThrow({ where: { email: administrator.email } });
    expect(user.companyId).not.toBe(companyId);
    expect(await prisma().notification.count({ where: { userId: user.id } })).toBe(0);
  });
});
