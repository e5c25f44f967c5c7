import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { chooseOfRow, fillNewPerson, rename, rowOf } from '#/e2e/support/actors/management.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

test('an administrator renames, invites, reminds and removes, and opens department and team', async ({ browser }) => {
  test.slow();
  const { company, administrator, department, team } = await buildManagedCompany();
  const unfinished = { firstName: 'Nils', lastName: 'Unfinished', onboardingCompletedAt: null };
  await buildAdministrator(prisma(), { companyId: company.id, ...unfinished });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/companyManagement');

  await test.step('the company gets another name; Escape and blanks change nothing', async () => {
    await page.getByRole('button', { name: /Edit: Company name/i }).click();
    await page.getByLabel('Company name').fill('Not this');
    await page.getByLabel('Company name').press('Escape');
    await page.getByRole('button', { name: /Edit: Company name/i }).click();
    await page.getByLabel('Company name').fill('   ');
    await page.getByLabel('Company name').blur();
    await expect(page.getByRole('heading', { name: company.name })).toBeVisible();
    await rename(page, 'Company name', 'Harbour Works');
    await expect(page.getByText('Company renamed.')).toBeVisible();
  });

  await test.step('a link is copied, and replaced by a new one', async () => {
    const copied = async () => {
      await page.getByRole('button', { name: 'Copy link: Department Link' }).click();
      await expect(page.getByText('Copied!')).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const before = await copied();
    expect(before).toMatch(/\/signUp\/lnk_/);
    await page.getByRole('button', { name: 'Renew: Department Link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
    await expect(page.getByText('Department Link: the new link is ready.')).toBeVisible();
    const after = await copied();
    expect(after).toMatch(/\/signUp\/lnk_/);
    expect(after).not.toBe(before);
  });

  await test.step('an administrator and a department leader are invited', async () => {
    const email = newEmail('ina');
    const add = page.getByRole('button', { name: 'Add administrator' });
    await add.click();
    // The dialog is loaded when it first opens, and the focus still comes back.
    await expect(page.getByRole('dialog', { name: 'Add administrator' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add).toBeFocused();
    await add.click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('dialog').getByText('Email is required!')).toBeVisible();
    await fillNewPerson(page, { email, firstName: 'I', lastName: 'Invited' });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('dialog').getByText('Invalid first name format')).toBeVisible();
    await fillNewPerson(page, { email, firstName: 'Ina', lastName: 'Invited' });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(rowOf(page, 'Administrators', email)).toContainText('Invitation Sent');

    const leader = newEmail('della');
    await page.getByRole('button', { name: 'Invite department leader' }).click();
    await fillNewPerson(page, { email: leader, firstName: 'Della', lastName: 'Invited' });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(rowOf(page, 'Departments', leader)).toContainText('Invitation Sent');

    await page.getByRole('button', { name: 'Reinvite Ina Invited' }).click();
    await expect(page.getByText('Invitation will be resent')).toBeVisible();
    await chooseOfRow(page, 'Ina Invited', 'Withdraw invitation');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect(rowOf(page, 'Administrators', email)).toHaveCount(0);
  });

  await test.step('a person who hasn’t finished is nudged, and can be removed', async () => {
    const row = rowOf(page, 'Administrators', 'Unfinished');
    await expect(row).toContainText('Incomplete Onboarding');
    await row.getByRole('button', { name: 'Nudge Nils Unfinished' }).click();
    await expect(page.getByText('Admin will be nudged')).toBeVisible();
    await chooseOfRow(page, 'Nils Unfinished', 'Remove as administrator');
    await expect(page.getByRole('dialog')).toContainText('so we’ll replace all three. Old copies stop working.');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('the only administrator can’t be removed, and the menu says why', async () => {
    await page.getByRole('button', { name: 'More actions: Ada Admin' }).focus();
    await page.keyboard.press('Enter');
    const remove = page.getByRole('menuitem', { name: /^Remove as administrator.*The company needs an administrator/ });
    await expect(remove).toBeFocused();
    await expect(remove).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });

  await test.step('rows beyond the fourth are folded', async () => {
    const kind = 'company_administrator';
    for (const firstName of ['Ann', 'Ben', 'Cem', 'Dan']) {
      await buildInvitation(prisma(), { companyId: company.id, kind, firstName, lastName: 'Guest' });
    }
    await page.reload();
    const rows = page.getByRole('table', { name: 'Administrators' }).getByRole('row');
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(rows).toHaveCount(6);
    await page.getByRole('button', { name: 'View fewer' }).click();
    await expect(rows).toHaveCount(5);
  });

  await test.step('a click on a row opens the department, and then the team', async () => {
    await rowOf(page, 'Departments', 'Sales').getByTitle('Dora Department').click();
    await page.waitForURL(`**/companyManagement/Sales?id=${department.id}`);
    await expect(page.getByRole('heading', { name: 'Company Management - Sales' })).toBeVisible();
    await page.getByRole('link', { name: 'Rockets' }).click();
    await page.waitForURL(`**/companyManagement/Sales/Rockets?id=${team.id}`);
    await expect(rowOf(page, 'Members', 'Mia')).toContainText('Active');
    await page.goto('/companyManagement/Sales/Rockets');
    await expect(page.getByRole('button', { name: /Rockets. Edit: Team name/i })).toBeVisible();
  });

  await test.step('the administrator takes over another department by the wizard, which keeps a draft', async () => {
    await page.getByRole('link', { name: 'Create New Department' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your Company Selection' });
    await dialog.getByRole('link', { name: /Harbour Works/ }).click();
    await page.getByLabel('Department name').fill('Care');
    await page.getByLabel('Meeting expectations').check();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Create New Department' }).click();
    await dialog.getByRole('link', { name: /Care/ }).click();
    await page.waitForURL(/departmentCreate\/\d+/);
    await expect(page.getByLabel('Department name')).toHaveValue('Care');
    await page.getByRole('button', { name: 'Create department' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Care created.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ada Admin’s account, Department Leader' })).toBeVisible();
    await expect(page.getByText('You’re now using unboXt as Department Leader.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to Administrator' }).click();
    await expect(page.getByRole('button', { name: 'Ada Admin’s account, Administrator' })).toBeVisible();
  });
});
