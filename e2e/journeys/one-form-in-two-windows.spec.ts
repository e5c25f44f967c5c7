import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';

test('one window’s changes stay when another window saves something else', async ({ browser }) => {
  const { company, administrator, team } = await buildManagedCompany();
  /** Opens the same form in two windows, before either saves. */
  const openTwice = async (path: string, name: string) => {
    const pages = [];
    for (const _ of [1, 2]) {
      const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
      await page.goto(path);
      const form = page.getByRole('form', { name });
      await expect(form).toBeVisible();
      pages.push({ page, form, save: () => form.getByRole('button', { name: 'Save' }).click() });
    }
    return pages as [(typeof pages)[number], (typeof pages)[number]];
  };

  await test.step('they stay in the profile', async () => {
    const [first, second] = await openTwice('/profile', 'Edit profile');
    await first.form.getByLabel('Phone number').fill('+49 89 123456');
    await first.save();
    await first.page.waitForURL(/\/dashboard/);
    await second.form.getByLabel('Last name').fill('Lindqvist');
    await second.save();
    await second.page.waitForURL(/\/dashboard/);
    const person = await prisma().user.findUniqueOrThrow({ where: { id: administrator.id } });
    expect(person).toMatchObject({ phone: '+49 89 123456', lastName: 'Lindqvist' });
  });

  await test.step('they stay in the privacy settings', async () => {
    const [first, second] = await openTwice('/companyManagement?tab=settings', 'Privacy');
    await first.form.getByLabel('Minimum group size').selectOption('8');
    await first.save();
    await expect(first.page.getByText('Privacy setting saved.', { exact: false })).toBeVisible();
    await second.form.getByRole('checkbox').check();
    await second.save();
    await expect(second.page.getByText('Privacy setting saved.', { exact: false })).toBeVisible();
    const settings = await prisma().company.findUniqueOrThrow({ where: { id: company.id } });
    expect(settings).toMatchObject({ minimumGroupSize: 8, isMoreCareful: true });
  });

  await test.step('they stay in the check-in settings of a team', async () => {
    const [first, second] = await openTwice(`/companyManagement/Any/Team?id=${team.id}`, 'Check-in settings');
    await first.form.getByLabel('Send time').fill('11:15');
    await first.form.getByLabel('Send time').press('Tab');
    await first.save();
    await expect(first.page.getByText('Check-in settings saved.')).toBeVisible();
    await second.form.getByRole('checkbox').last().click();
    await second.save();
    await expect(second.page.getByText('Check-in settings saved.')).toBeVisible();
    const row = await prisma().team.findUniqueOrThrow({ where: { id: team.id } });
    expect(row.surveysTimeSend).toBe('11:15');
    expect(row.workingDays).not.toEqual(team.workingDays);
  });
});
