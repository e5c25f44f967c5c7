import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { chooseOfRow } from '#/e2e/support/actors/management.ts';
import { openConnected } from '#/e2e/support/actors/open-connected.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

/** Creates an administrator, another one who leads a team, and a member of this team and of a second team. */
async function buildPeople() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const administrator = await buildAdministrator(db, { companyId, firstName: 'Ada', lastName: 'Admin' });
  const other = await buildAdministrator(db, { companyId, firstName: 'Otto', lastName: 'Other' });
  const leader = await buildUser(db, { companyId, firstName: 'Tom', lastName: 'Leader' });
  const elsewhere = await buildTeam(db, { companyId, leaderId: other.id });
  const team = await buildTeam(db, { companyId, leaderId: leader.id });
  const member = await buildMember(db, { team, user: { firstName: 'Mia', lastName: 'Member' } });
  // A new leader leaves the members of that team, but not those of another.
  await buildMember(db, { team: elsewhere, user: member });
  return { administrator, other, leader, member };
}

async function openInRole(page: Page, role: RoleName, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'role', value: encodeURIComponent(role), domain: 'localhost', path: '/' }]);
  await openConnected(page, path);
}

const account = (page: Page) => page.getByRole('button', { name: /’s account, / });

test('a person who is no longer an administrator continues in their strongest remaining role', async ({ browser }) => {
  const { administrator, other } = await buildPeople();
  const removed = await signedInPage(browser, { userId: other.id, role: 'Administrator' });
  await openInRole(removed, 'Administrator', '/companyManagement');
  const refused: string[] = [];
  removed.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/companyManagement');
  await chooseOfRow(page, 'Otto Other', 'Remove as administrator');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await removed.waitForURL('**/dashboard/team');
  await expect(removed.getByText('Your roles have changed. You’re now using unboXt as a team leader.')).toBeVisible();
  await expect(account(removed)).toHaveAccessibleName('Otto Other’s account, Team Leader');
  await expect(removed.getByRole('link', { name: 'Company Management' })).toHaveCount(0);
  expect(await removed.evaluate(() => localStorage.getItem('role'))).toBe('Team Leader');
  expect(refused).toEqual([]);
});

test('a new role appears in the account menu without a reload', async ({ browser }) => {
  const { leader, member } = await buildPeople();
  const memberPage = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await openInRole(memberPage, 'Member', '/profile');
  await memberPage.evaluate(() => Object.assign(window, { isSamePage: true }));
  await account(memberPage).click();
  await expect(memberPage.getByRole('menuitemradio')).toHaveText([/Member$/]);
  await memberPage.keyboard.press('Escape');
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto('/teamManagement');
  await page.getByRole('button', { name: 'Add a secondary leader' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Select existing leader').check();
  await dialog.getByLabel('Mia Member').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mia Member is now the secondary leader.')).toBeVisible();
  await account(memberPage).click();
  await expect(memberPage.getByRole('menuitemradio', { name: /Team Leader/ })).toBeVisible();
  expect(await memberPage.evaluate(() => 'isSamePage' in window)).toBe(true);
});
