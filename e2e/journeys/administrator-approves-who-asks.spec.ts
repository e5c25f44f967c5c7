import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { linkIn, newestMail } from '#/e2e/support/product/mailbox.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

/** Signs up by a share link, up to choosing a password. */
async function signUp(page: Page, link: string, email: string, lastName: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill(lastName);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkEmail');
  await page.goto(linkIn(await newestMail(email, /Confirm/), 'setPassword'));
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
}

const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

test('people who use the administrator link wait for approval, and can’t get in without it', async ({ browser }) => {
  const company = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId: company.id });
  const admin = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await admin.goto('/companyManagement?tab=settings');
  const copy = admin.getByRole('button', { name: 'Copy link: Administrator link' });
  const copied = async () => {
    await copy.click();
    await expect(admin.getByText('Copied!')).toBeVisible();
    return admin.evaluate(() => navigator.clipboard.readText());
  };
  const waiting = admin.getByRole('heading', { name: 'Waiting for approval' });

  await test.step('the link is hidden until someone asks for it, and says until when it works', async () => {
    await expect(mainOf(admin).getByText('Anyone with this link can ask to become an administrator.')).toBeVisible();
    await expect(copy).toHaveCount(0);
    await admin.getByRole('button', { name: 'Show link' }).click();
    await expect(admin.getByText(/^Works until .*\d{4}.*\. Renew it for 7 more days\.$/)).toBeVisible();
    await expectNoSeriousFinding(admin);
  });

  const address = await copied();
  await admin.goto('/companyManagement');
  await expect(admin.getByRole('heading', { name: 'Administrators' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  const emails = { refused: newEmail('refused'), approved: newEmail('approved') };
  const [refused, approved] = [await newBrowserPage(browser), await newBrowserPage(browser)];

  await test.step('a newcomer reads that this is only a request, and then waits', async () => {
    await approved.goto(address);
    const notice = `You can ask to be an administrator of ${company.name}. One of its administrators has to approve you first.`;
    await expect(mainOf(approved).getByText(notice)).toBeVisible();
    await signUp(approved, address, emails.approved, 'Newcomer');
    await approved.waitForURL('**/waiting');
    await expect(approved.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    await expectNoSeriousFinding(approved);
    for (const path of ['/dashboard', '/companyManagement', '/onboarding', '/profile']) {
      await approved.goto(path);
      await approved.waitForURL('**/waiting');
    }
  });

  await test.step('the administrator is notified live, and sees the request on the open page', async () => {
    await expect(waiting).toBeVisible();
    await expect(row(admin, emails.approved)).toContainText('Noor Newcomer');
    await expect(admin.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expectNoSeriousFinding(admin);
  });

  await test.step('after approval the waiting page continues automatically, and the person can work', async () => {
    await admin.getByRole('button', { name: 'Approve Noor Newcomer' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Make Noor Newcomer an administrator?' });
    await expect(dialog).toContainText(emails.approved);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText('Noor Newcomer is now an administrator.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(admin.getByRole('table', { name: 'Administrators' })).toContainText(emails.approved);
    await approved.waitForURL('**/onboarding');
    await expect(approved.getByRole('heading', { name: 'Welcome, Noor' })).toBeVisible();
    const mail = await newestMail(emails.approved, /You’re now an administrator/);
    expect(mail.text).toContain('was approved');
  });

  await test.step('a newcomer who is refused is signed out, and their account is deleted', async () => {
    await signUp(refused, address, emails.refused, 'Stranger');
    await refused.waitForURL('**/waiting');
    const onboardingCompletedAt = new Date();
    await prisma().user.update({ where: { email: emails.approved }, data: { onboardingCompletedAt } });
    await approved.goto('/companyManagement');
    await approved.getByRole('button', { name: 'Decline Noor Stranger' }).click();
    const dialog = approved.getByRole('dialog', { name: 'Decline Noor Stranger’s request?' });
    await expect(dialog).toContainText('The account they made to ask is deleted.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(approved.getByText('Noor Stranger’s request was declined.')).toBeVisible();
    await refused.waitForURL('**/signIn**');
    const mail = await newestMail(emails.refused, /Your request at/);
    expect(mail.text).toContain('has been deleted, with everything in it');
    expect(await prisma().user.count({ where: { email: emails.refused } })).toBe(0);
  });

  await test.step('a colleague who is signed in asks with one click and keeps working as before', async () => {
    const colleague = await buildUser(prisma(), { companyId: company.id, firstName: 'Cora', lastName: 'Colleague' });
    const page = await signedInPage(browser, { userId: colleague.id, role: 'Member' });
    await page.goto(address);
    await page.getByRole('button', { name: 'Join with this account' }).click();
    await page.waitForURL('**/waiting');
    await expect(row(admin, colleague.email)).toBeVisible();
  });

  await test.step('an expired link opens nothing, and the screen says so', async () => {
    const administratorLinkExpiresAt = new Date(0);
    await prisma().company.update({ where: { id: company.id }, data: { administratorLinkExpiresAt } });
    const late = await newBrowserPage(browser);
    await late.goto(address);
    await expect(mainOf(late).getByText('has expired', { exact: false })).toBeVisible();
    await admin.goto('/companyManagement?tab=settings');
    await admin.getByRole('button', { name: 'Show link' }).click();
    await expect(admin.getByText('This link has expired.', { exact: false })).toBeVisible();
    await admin.getByRole('button', { name: 'Renew: Administrator link' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
    await expect(admin.getByText(/^Works until /)).toBeVisible();
    expect(await copied()).not.toBe(address);
  });
});
