import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

/** Opens two tabs of one browser as administrator, for someone who is also a team leader. */
async function openTwoTabs(browser: Browser) {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const person = await buildAdministrator(db, { companyId });
  await buildTeam(db, { companyId, leaderId: person.id });
  const first = await signedInPage(browser, { userId: person.id, role: 'Administrator' });
  await first.goto('/dashboard');
  const second = await first.context().newPage();
  await second.goto('/companyManagement');
  for (const tab of [first, second]) await expectRole(tab, 'Administrator');
  return { companyId, first, second };
}

const expectRole = (page: Page, role: string) =>
  expect(page.getByRole('button', { name: /’s account, / })).toHaveAccessibleName(new RegExp(`, ${role}$`));

test('switching the role in one tab takes the other to that role’s home', async ({ browser }) => {
  const { first, second } = await openTwoTabs(browser);
  await first.getByRole('button', { name: /’s account, / }).click();
  await first.getByRole('menuitemradio', { name: /Team Leader/ }).click();
  for (const tab of [first, second]) {
    await tab.waitForURL('**/dashboard/team');
    await expectRole(tab, 'Team Leader');
    await expect(tab.getByRole('link', { name: 'Team Management' })).toBeVisible();
  }
  await second.goto('/companyManagement');
  await expect(second).toHaveURL(/\/dashboard\/team$/);
});

test('clearing a role in one tab takes the other to sign-in', async ({ browser }) => {
  const { first, second } = await openTwoTabs(browser);
  await first.evaluate(() => localStorage.removeItem('role'));
  await second.waitForURL('**/signIn*');
});

test('signing out in one tab signs the other out, and keeps the list of accounts', async ({ browser }) => {
  const { first, second } = await openTwoTabs(browser);
  const visited = JSON.stringify([{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', image: null }]);
  await first.evaluate((value) => localStorage.setItem('visitedAccounts', value), visited);
  await first.getByRole('button', { name: /’s account, / }).click();
  await first.getByRole('menuitem', { name: 'Sign Out' }).click();
  for (const tab of [first, second]) await tab.waitForURL('**/signIn*');
  const left = await first.evaluate(() => ['visitedAccounts', 'token', 'role'].map((key) => localStorage.getItem(key)));
  expect(left).toEqual([expect.stringContaining('ada@example.com'), null, null]);
});

test('the last of two accounts to sign in is used in all tabs', async ({ browser }) => {
  const { companyId, first, second } = await openTwoTabs(browser);
  const other = await buildAdministrator(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
  const session = await signInAs(prisma(), other, { kind: 'browser' });
  const [name = '', value = ''] = session.cookie.split('=');
  await first.context().addCookies([{ name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  // As a sign-in in a third tab leaves the browser.
  await first.evaluate((token) => {
    localStorage.clear();
    localStorage.setItem('token', token);
    localStorage.setItem('role', 'Administrator');
  }, session.bearer);
  // At home, or on the page that was asked for before the session had ended.
  await expect(second.getByRole('button', { name: 'Grace Hopper’s account, Administrator' })).toBeVisible();
});
