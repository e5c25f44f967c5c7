import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';

test('an administrator chooses how long data is kept, and leaders are notified', async ({ browser }) => {
  const { company, administrator, teamLeader, team } = await buildManagedCompany();
  const yearMs = 366 * 24 * 3_600_000;
  await buildPost(prisma(), { team, post: { postedOn: new Date(Date.now() - yearMs) } });
  const leader = await signedInPage(browser, { userId: teamLeader.id, role: 'Team Leader' });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const table = page.getByRole('table', { name: 'How long data is kept' });
  const posts = table.getByRole('row').filter({ hasText: 'Messages in the chat box' });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Keep for');
  const save = dialog.getByRole('button', { name: 'Save' });

  await test.step('the page says how long each kind of data is kept', async () => {
    await page.goto('/companyManagement?tab=settings');
    await expect(table.getByRole('row')).toHaveCount(7);
    await expect(posts).toContainText('24 months');
    await expect(table.getByRole('row').filter({ hasText: 'Suspended people' })).toContainText('6 months');
    await expectNoSeriousFinding(page);
  });

  await test.step('before a shorter time is saved, the page says when it starts and what it would delete', async () => {
    await posts.getByRole('button', { name: '24 months. Change: Messages in the chat box' }).click();
    await expect(field).toHaveValue('24');
    await expect(save).toBeDisabled();
    await field.selectOption({ label: '36 months' });
    await expect(dialog).toContainText('Nothing is older than that.');
    await expect(dialog).not.toContainText('gets a notification now');
    await field.selectOption({ label: '6 months' });
    await expect(dialog).toContainText('Older than that, to be deleted for good: 1');
    await expect(dialog).toContainText('Everyone who leads a team or department gets a notification now.');
    await expectNoSeriousFinding(page);
    expect(await prisma().companyRetention.count({ where: { companyId: company.id } })).toBe(0);
  });

  await test.step('after saving, the table names both times, the log records it, and leaders read it', async () => {
    await save.click();
    await expect(page.getByText('Saved. It applies from', { exact: false })).toBeVisible();
    await expect(posts).toContainText(/Until .+: 24 months/);
    await expect(posts).toContainText(/From .+: 6 months/);
    await leader.goto('/dashboard/team');
    await leader.getByRole('button', { name: /^Notifications/ }).click();
    await expect(leader.getByText('Data will be kept for less time')).toBeVisible();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    const text = 'changed how long data is kept: Messages in the chat box, 6 months (before: 24 months)';
    await expect(page.getByText(text)).toBeVisible();
  });

  await test.step('help says which times apply today', async () => {
    await leader.goto('/faq?word=how+long+is+data+kept');
    const answer = leader.getByRole('main').getByText('chat messages 24 months');
    await expect(answer).toBeVisible();
  });

  await test.step('the administrator takes it back immediately', async () => {
    await page.goto('/companyManagement?tab=settings');
    await posts.getByRole('button', { name: 'Change: Messages in the chat box' }).click();
    await field.selectOption({ label: '24 months' });
    await save.click();
    await expect(posts).not.toContainText('Until');
    await expect(posts).toContainText('24 months');
  });
});
