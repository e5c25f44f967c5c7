import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';

test('an administrator chooses how small a group may be and still have results', async ({ browser }) => {
  const { company, administrator, teamLeader } = await buildManagedCompany();
  const leader = await signedInPage(browser, { userId: teamLeader.id, role: 'Team Leader' });
  await leader.goto('/dashboard/team');
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/companyManagement?tab=settings');
  const form = page.getByRole('form', { name: 'Privacy' });
  const size = form.getByLabel('Minimum group size');
  const save = form.getByRole('button', { name: 'Save' });

  await test.step('the page says what each size means before saving, and warns a small company about 3', async () => {
    await expect(size).toHaveValue('5');
    await expect(save).toBeDisabled();
    await expect(form).toContainText('In companies with fewer than 20 people, 3 gives more teams results.');
    await size.selectOption('10');
    await expect(form).toContainText('only large teams have results');
    const careful = form.getByRole('checkbox', { name: 'Wait for twice as many answers' });
    await careful.check();
    await expect(careful).toHaveAccessibleName(/at least 20 answers from at least 10 people/);
    await size.selectOption('3');
    await expect(form).toContainText('people can often guess who said what');
    await expect(form).not.toContainText('gives more teams results');
    await expect(form).toContainText('A higher number applies to new results immediately, a lower one from tonight,');
    await expectNoSeriousFinding(page);
  });

  await test.step('after saving, the activity log has it, and leaders are notified live', async () => {
    await save.click();
    await expect(page.getByText('Privacy setting saved.', { exact: false })).toBeVisible();
    await expect(save).toBeDisabled();
    expect((await prisma().company.findUniqueOrThrow({ where: { id: company.id } })).minimumGroupSize).toBe(3);
    await expect(leader.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await leader.getByRole('button', { name: /^Notifications/ }).click();
    await expect(leader.getByText('Privacy setting changed')).toBeVisible();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(
      page.getByText('changed the minimum group size to 3 people with twice as many answers (before: 5 people)'),
    ).toBeVisible();
  });

  await test.step('the choice is still there on the next visit', async () => {
    await page.goto('/companyManagement?tab=settings');
    await expect(size).toHaveValue('3');
    await expect(form.getByRole('checkbox')).toBeChecked();
  });
});

test('an administrator says where people can report what the law protects', async ({ browser }) => {
  const { company, administrator } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/companyManagement?tab=settings');
  const form = page.getByRole('form', { name: 'Whistleblowing channel' });
  const address = form.getByLabel('Address of your channel');
  const save = form.getByRole('button', { name: 'Save' });
  const linkOf = async () => (await prisma().company.findUniqueOrThrow({ where: { id: company.id } })).reportingLink;
  await address.fill('http://report.example.com');
  await save.click();
  await expect(address).toHaveAccessibleDescription(/starts with https:\/\//);
  await expect(form.getByText('A link starts with https://', { exact: false })).toBeVisible();
  expect(await linkOf()).toBeNull();
  await address.fill('https://report.example.com/here');
  await save.click();
  await expect(page.getByText('Whistleblowing channel saved.', { exact: false })).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await linkOf()).toBe('https://report.example.com/here');
  await expectNoSeriousFinding(page);
  await page.reload();
  await address.fill('');
  await save.click();
  await expect.poll(linkOf).toBeNull();
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(page.getByText('removed the link to the whistleblowing channel')).toBeVisible();
  await expect(
    page.getByText('set the link to the whistleblowing channel: https://report.example.com/here'),
  ).toBeVisible();
});
