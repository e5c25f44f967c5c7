import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { openConnected } from '#/e2e/support/actors/open-connected.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

test('an administrator suspends people, who are signed out immediately, and brings them back', async ({ browser }) => {
  const { administrator, team, members, teamLeader } = await buildManagedCompany();
  const [member] = members;
  const baseURL = process.env.E2E_SECOND_URL;
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const away = await signedInPage(browser, { userId: member.id, role: 'Member', baseURL });
  const table = page.getByRole('table', { name: 'People' });
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  await openConnected(away, '/dashboard/team');
  await page.goto('/companyManagement?tab=people');

  await test.step('the dialog says what will happen', async () => {
    await rowOf('Mia Member').getByRole('cell', { name: 'Member', exact: true }).click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    const confirmation = page.getByRole('dialog', { name: 'End Mia Member’s access to the company?' });
    await expect(confirmation).toContainText('signed out on every device immediately');
    await expectNoSeriousFinding(page);
    await confirmation.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('1 person was suspended.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rowOf('Mia Member')).toContainText('Suspended');
  });

  await test.step('the person’s open page signs out immediately, on another process', async () => {
    await away.waitForURL('**/signIn?notice=ended');
    expect(await away.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  const signIn = async (password: string) => {
    const again = await newBrowserPage(browser);
    await again.goto('/signIn');
    await again.getByLabel('Email').fill(member.email);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    return again;
  };

  await test.step('signing in says so, but only to someone who knows the password', async () => {
    await expect((await signIn(`${testPassword}!`)).getByText('Wrong email or password.')).toBeVisible();
    const words = 'Your account is suspended. Ask an administrator of your company to restore it.';
    await expect((await signIn(testPassword)).getByText(words)).toBeVisible();
  });

  await test.step('a team whose leader is suspended says so and offers to choose another one', async () => {
    await table.getByRole('checkbox', { name: 'Choose Tom Leader' }).check();
    const bar = page.getByRole('region', { name: '1 person chosen' });
    await bar.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(rowOf('Tom Leader')).toContainText('Suspended');
    await rowOf('Tom Leader').getByRole('link', { name: team.name }).click();
    await expect(page.getByText('Their access is suspended, so they can’t lead for now.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another leader: team leader' }).click();
    await expect(dialog).toBeVisible();
  });

  await test.step('someone who has left for good is erased, once their name is typed', async () => {
    await page.goto('/companyManagement?tab=people&status=Suspended');
    await rowOf('Mia Member').getByRole('cell', { name: 'Member', exact: true }).click();
    await dialog.getByRole('button', { name: 'Erase personal data' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Erase everything personal about Mia Member?' });
    await expect(confirmation.getByRole('button', { name: 'Erase personal data' })).toBeDisabled();
    await expectNoSeriousFinding(page);
    await confirmation.getByRole('textbox').fill('Tom Leader');
    await expect(confirmation.getByRole('button', { name: 'Erase personal data' })).toBeDisabled();
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');
    await expect(rowOf('Mia Member')).toContainText('Suspended');
  });

  await test.step('the filter finds suspended people, also on a phone, and they are restored together', async () => {
    await page.setViewportSize({ width: 400, height: 850 });
    await page.goto('/companyManagement?tab=people&status=Suspended');
    await expect(mainOf(page).getByText('2 people found')).toBeVisible();
    for (const name of ['Mia Member', `${teamLeader.firstName} ${teamLeader.lastName}`])
      await table.getByRole('checkbox', { name: `Choose ${name}` }).check();
    const bar = page.getByRole('region', { name: '2 people chosen' });
    await expect(bar.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
    await expectNoSmallTarget(page);
    await bar.getByRole('button', { name: 'Restore access' }).click();
    await expect(dialog).toContainText('Restore the access of 2 people?');
    await dialog.getByRole('button', { name: 'Restore access' }).click();
    await expect(page.getByText('2 people were restored.')).toBeVisible();
    const back = await signIn(testPassword);
    await back.waitForURL('**/dashboard/team**');
  });
  await page.context().close();
});
