import { expect, type Page } from 'playwright/test';
import { joinWithAccount } from '#/e2e/support/actors/joining.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { chooseOfRow, confirmDeletion, fillNewPerson, rename, rowOf } from '#/e2e/support/actors/management.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

/** Invites someone of the company to take over the team on the screen. */
async function changeLeader(page: Page, to: { firstName: string; lastName: string }, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the team leader' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Select existing leader').check();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Search by name or email').fill(to.firstName);
  // The list moves as it gets shorter.
  await expect(dialog.getByRole('group', { name: 'People' }).getByRole('radio')).toHaveCount(1);
  await dialog.getByLabel(`${to.firstName} ${to.lastName}`).check();
  await expect(dialog.getByLabel('Keep the previous leader as member')).toBeChecked();
  await dialog.getByLabel(what).check();
  const renewal = dialog.getByText('They know the team link, so we’ll replace it. Old copies stop working.');
  await expect(renewal).toHaveCount(what === 'Remove them' ? 1 : 0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${to.firstName} ${to.lastName} is invited to take over`)).toBeVisible();
}

test('a department leader changes leaders both ways, invites, and deletes a team and a department', async ({
  browser,
}) => {
  test.slow();
  const { company, departmentLeader, teamLeader, colleague, department, team } = await buildManagedCompany();
  const second = await buildUser(prisma(), { companyId: company.id, firstName: 'Sven', lastName: 'Successor' });
  const page = await signedInPage(browser, { userId: departmentLeader.id, role: 'Department Leader' });
  const teamPath = `/departmentManagement/Rockets?id=${team.id}`;

  await test.step('the team’s leader changes, and the former one stays as a member', async () => {
    await page.goto('/departmentManagement');
    await rowOf(page, 'Teams', 'Rockets').getByRole('link').click();
    await page.waitForURL(`**${teamPath}`);
    await changeLeader(page, colleague, 'Keep the previous leader as member');
    await joinWithAccount(browser, colleague);
    await page.reload();
    await expect(mainOf(page).getByText(colleague.email)).toBeVisible();
    await expect(rowOf(page, 'Members', teamLeader.email)).toContainText('Active');
  });

  await test.step('the leader changes again, and the former one leaves', async () => {
    await changeLeader(page, second, 'Remove them');
    await joinWithAccount(browser, second);
    await page.reload();
    await expect(mainOf(page).getByText(second.email)).toBeVisible();
    await expect(rowOf(page, 'Members', colleague.email)).toHaveCount(0);
  });

  await test.step('the department is renamed, and a team leader invited and withdrawn', async () => {
    await page.goto('/departmentManagement');
    await rename(page, 'Department name', 'Sales and care');
    const email = newEmail('tilda');
    await page.getByRole('button', { name: 'Invite Team Leaders' }).click();
    await fillNewPerson(page, { email, firstName: 'Tilda', lastName: 'Invited' });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(rowOf(page, 'Teams', email)).toContainText('Invitation Sent');
    await page.getByRole('button', { name: 'Reinvite Tilda Invited' }).click();
    await expect(page.getByText('The invitation will be resent.')).toBeVisible();
    await chooseOfRow(page, 'Tilda Invited', 'Withdraw invitation');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect(rowOf(page, 'Teams', email)).toHaveCount(0);
  });

  await test.step('a team is deleted after its name is typed', async () => {
    await page.goto(teamPath);
    await page.getByRole('button', { name: 'Delete Team' }).click();
    await confirmDeletion(page, 'Rockets', 'Delete Team');
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Rockets deleted.')).toBeVisible();
    expect(await prisma().team.count({ where: { id: team.id } })).toBe(0);
  });

  await test.step('one of several departments is handed over and one is deleted', async () => {
    const other = { companyId: company.id, name: 'Archive', leaderId: departmentLeader.id };
    const { id } = await buildDepartment(prisma(), other);
    await page.goto('/departmentManagement');
    await page.getByLabel('Department', { exact: true }).selectOption('Archive');
    await page.waitForURL(`**/departmentManagement?id=${id}`);
    await expect(page.getByText('No teams yet')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Department' }).click();
    await confirmDeletion(page, 'Archive', 'Delete Department');
    await page.waitForURL('**/dashboard');
    await page.goto(`/departmentManagement?id=${department.id}`);
    await page.getByRole('button', { name: 'Change the department leader' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Search by name or email').fill(colleague.email);
    await expect(dialog.getByRole('group', { name: 'People' }).getByRole('radio')).toHaveCount(1);
    await dialog.getByLabel('Cora Colleague').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    // A person who no longer leads a department continues in another role.
    await page.waitForURL('**/dashboard/team');
    await expect(page.getByText('Your roles have changed. You’re now using unboXt as a member.')).toBeVisible();
  });
});
