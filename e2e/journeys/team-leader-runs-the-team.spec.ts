import { expect } from 'playwright/test';
import { joinWithAccount } from '#/e2e/support/actors/joining.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { chooseOfRow, fillNewPerson, rename, rowOf } from '#/e2e/support/actors/management.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

test('a team leader adds and reminds members, finds a secondary leader both ways, and sets the check-ins', async ({
  browser,
}) => {
  test.slow();
  const { teamLeader, colleague, team, members } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: teamLeader.id, role: 'Team Leader' });
  await page.goto('/teamManagement');

  await test.step('the team is renamed and a member is added at the top', async () => {
    await page.route('**/update/name', (route) => route.abort());
    await page.getByRole('button', { name: /Edit: Team name/i }).click();
    await page.getByLabel('Team name').fill('Comets of old');
    await page.getByLabel('Team name').press('Enter');
    await expect(page.getByText('We couldn’t reach the server. Try again.')).toBeVisible();
    await expect(page.getByLabel('Team name')).toHaveValue('Comets of old');
    await page.unroute('**/update/name');
    await page.getByLabel('Team name').press('Escape');
    await rename(page, 'Team name', 'Comets');
    const email = newEmail('mo');
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill('mo@');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('dialog').getByText('Invalid email address!')).toBeVisible();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    const rows = page.getByRole('table', { name: 'Members' }).getByRole('row');
    await expect(rows.nth(1)).toContainText(email);
    await expect(rows.nth(1)).toContainText('Invitation Sent');
    await rows
      .nth(1)
      .getByRole('button', { name: /Reinvite/ })
      .click();
    await expect(page.getByText('The invitation will be resent.')).toBeVisible();
  });

  await test.step('people who haven’t finished are nudged', async () => {
    await page.getByRole('button', { name: 'Nudge Noah Newcomer' }).click();
    await expect(page.getByText('Member will be nudged.')).toBeVisible();
  });

  await test.step('a member is chosen as secondary leader, and becomes a member again', async () => {
    await page.getByRole('button', { name: 'Add a secondary leader' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Select existing leader').check();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Search by name', { exact: true }).fill('Mia');
    await dialog.getByLabel('Mia Member').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Mia Member is now the secondary leader.')).toBeVisible();
    await expect(rowOf(page, 'Members', members[0].email)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove secondary leader' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(rowOf(page, 'Members', members[0].email)).toContainText('Active');
  });

  await test.step('an invited one is pending until joining, and replaced by another invitation', async () => {
    await page.getByRole('button', { name: 'Add a secondary leader' }).click();
    await fillNewPerson(page, colleague);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /(Add|Change) secondary leader/ })).toHaveCount(0);
    await joinWithAccount(browser, colleague);
    await page.reload();
    await expect(mainOf(page).getByText('Cora Colleague')).toBeVisible();
    await page.getByRole('button', { name: 'Change the secondary leader' }).click();
    await fillNewPerson(page, { email: newEmail('sue'), firstName: 'Sue', lastName: 'Second' });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect(page.getByText('Sue Second is invited to be the secondary leader.')).toBeVisible();
    await page.getByRole('button', { name: 'Reinvite Sue Second' }).click();
    await expect(page.getByText('The invitation will be resent.')).toBeVisible();
    await chooseOfRow(page, 'Sue Second', 'Withdraw invitation');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect(page.getByText('Cora Colleague')).toBeVisible();
  });

  await test.step('a secondary leader who hasn’t finished setting up is reminded', async () => {
    const setUp = (onboardingCompletedAt: Date | null) =>
      prisma().user.update({ where: { id: colleague.id }, data: { onboardingCompletedAt } });
    await setUp(null);
    await page.reload();
    await page.getByRole('button', { name: 'Nudge Cora Colleague' }).click();
    await expect(page.getByText('Leader will be nudged.')).toBeVisible();
    await setUp(new Date());
  });

  await test.step('the secondary leader manages the team, but can’t change its leaders or delete it', async () => {
    const helper = await signedInPage(browser, { userId: colleague.id, role: 'Team Leader' });
    await helper.goto('/teamManagement');
    await expect(helper.getByRole('button', { name: 'Add Team Member' })).toBeVisible();
    await expect(helper.getByRole('button', { name: 'Change the team leader' })).toHaveCount(0);
    await expect(helper.getByRole('button', { name: 'Delete Team' })).toHaveCount(0);
    await helper.context().close();
  });

  await test.step('the check-ins are set, and the page reloads', async () => {
    await page.getByLabel('Frequency').selectOption('Weekly');
    await page.getByLabel('Check-in day').selectOption('Thursday');
    await page.getByLabel('Send time').fill('09:30');
    await page.getByLabel('Sat').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Check-in settings saved.')).toBeVisible();
    await expect(page.getByLabel('Check-in day')).toHaveValue('4');
    const row = await prisma().team.findUniqueOrThrow({ where: { id: team.id } });
    expect(row).toMatchObject({
      frequencyId: 2,
      checkinDay: 4,
      surveysTimeSend: '09:30',
      workingDays: [1, 2, 3, 4, 5, 6],
    });
  });

  await test.step('a member is removed', async () => {
    await chooseOfRow(page, 'Mia Member', 'Remove from team');
    await expect(page.getByRole('dialog')).toContainText('They know the team link, so we’ll replace it');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(rowOf(page, 'Members', members[0].email)).toHaveCount(0);
  });
});

test('the dashboard of a team without members leads to where they are added', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const leader = await buildUser(prisma(), { companyId });
  const team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto('/dashboard/team');
  await expect(mainOf(page).getByText('No one has joined this team yet')).toBeVisible();
  await expectNoSeriousFinding(page);
  await page.getByRole('link', { name: 'Add team members' }).click();
  await expect(page).toHaveURL(`/teamManagement?id=${team.id}`);
  await expect(page.getByRole('button', { name: 'Add Team Member' })).toBeVisible();
});
