import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { openConnected } from '#/e2e/support/actors/open-connected.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

/** Returns the status of an API call with the bearer and cookie of this browser's session. */
async function statusOfCall(page: Page, bearer: string | null): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}` };
  return page.evaluate(async (init) => (await fetch('/api/utilities/role', init)).status, { headers });
}

test('an open page signs out immediately when its account is deleted elsewhere', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const team = await buildTeam(prisma(), { companyId, leaderId: administrator.id, name: 'Lighthouse' });
  const member = await buildMember(prisma(), { team });
  const bystander = await buildMember(prisma(), { team });
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  const other = await signedInPage(browser, { userId: bystander.id, role: 'Member' });
  await openConnected(page, '/dashboard/team');
  await openConnected(other, '/dashboard/team');
  const bearer = await page.evaluate(() => localStorage.getItem('token'));
  expect(await statusOfCall(page, bearer)).toBe(200);

  await test.step('the account is deleted in another browser, on the second process', async () => {
    const baseURL = process.env.E2E_SECOND_URL;
    const elsewhere = await signedInPage(browser, { userId: member.id, role: 'Member', baseURL });
    await elsewhere.goto('/profile?section=security');
    await elsewhere.getByRole('button', { name: 'Delete account' }).click();
    await elsewhere.getByLabel('Type your email to confirm').fill(member.email);
    await elsewhere.getByRole('button', { name: 'Delete my account' }).click();
  });

  await test.step('the page says so, and has kept nothing that could sign anyone in', async () => {
    await page.waitForURL('**/signIn?notice=ended');
    await expect(page.getByText('You’ve been signed out.', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => ['token', 'role'].map((key) => localStorage.getItem(key)))).toEqual([null, null]);
    expect(await statusOfCall(page, bearer)).toBe(401);
    await page.goto('/dashboard/team');
    await expect(page).toHaveURL(/signIn/);
  });

  await test.step('the account can’t sign in any more', async () => {
    const again = await newBrowserPage(browser);
    await again.goto('/signIn');
    await again.getByLabel('Email').fill(member.email);
    await again.getByLabel('Password', { exact: true }).fill(testPassword);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(again.getByText('Wrong email or password.')).toBeVisible();
  });

  await test.step('a colleague on the same page stays signed in', async () => {
    await expect(other).toHaveURL(/\/dashboard\/team/);
    await expect(other.getByText('Lighthouse').first()).toBeVisible();
  });
});
