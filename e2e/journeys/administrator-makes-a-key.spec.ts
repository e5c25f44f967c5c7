import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';

test('an administrator creates a key, a program lists people with it, and it is revoked', async ({ browser }) => {
  const { administrator } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'API keys' });
  let token = '';
  /** Returns the status of a program's call with the key. */
  const statusOf = async (path: string) =>
    (await fetch(`${process.env.E2E_BASE_URL}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status;

  await test.step('the page says that there are no keys', async () => {
    await page.goto('/companyManagement');
    await page.getByRole('link', { name: 'Integrations' }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await expect(page.getByText('No keys yet')).toBeVisible();
    await expectNoSeriousFinding(page);
  });

  await test.step('the form asks for a name and for what the key can do', async () => {
    await page.getByRole('button', { name: 'Create a key' }).click();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog).toContainText('Give the key a name.');
    await expect(dialog).toContainText('Choose at least one thing it can do.');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Staff directory');
    await dialog.getByRole('checkbox', { name: /^Read the organisation/ }).check();
    await dialog.getByLabel('How long it works').selectOption({ label: '30 days' });
    await expectNoSeriousFinding(page);
  });

  await test.step('the key is shown once, to be copied', async () => {
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog).toContainText('Copy your key now');
    await dialog.getByRole('button', { name: 'Copy the key' }).click();
    token = await page.evaluate(() => navigator.clipboard.readText());
    expect(token).toMatch(/^uk_[\w-]{43}$/);
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'I’ve copied it' }).click();
    await expect(table.getByRole('row').filter({ hasText: 'Staff directory' })).toContainText('Never');
    await expect(page.getByText(token)).toHaveCount(0);
  });

  await test.step('a program lists people with it, and can’t go beyond its scope', async () => {
    expect(await statusOf('/company/people')).toBe(200);
    expect(await statusOf('/dashboard/company')).toBe(403);
    expect(await statusOf('/profile')).toBe(403);
    // The key's use today only shows after a reload.
    await page.reload();
    await expect(table.getByRole('row').filter({ hasText: 'Staff directory' })).not.toContainText('Never');
  });

  await test.step('a revoked key opens nothing', async () => {
    await page.getByRole('button', { name: 'Revoke the key Staff directory' }).click();
    await expect(dialog).toContainText('You can’t undo this.');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Key “Staff directory” revoked.')).toBeVisible();
    await expect(page.getByText('No keys yet')).toBeVisible();
    expect(await statusOf('/company/people')).toBe(401);
    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByText('revoked the API key “Staff directory”')).toBeVisible();
  });

  await test.step('an administrator whose sign-in was too long ago can’t create a key', async () => {
    const authenticatedAt = new Date(Date.now() - 16 * 60_000);
    await prisma().session.updateMany({ where: { userId: administrator.id }, data: { authenticatedAt } });
    await page.goto('/companyManagement?tab=integrations&open=keys');
    await page.getByRole('button', { name: 'Create a key' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Another');
    await dialog.getByRole('checkbox', { name: /^Read results/ }).check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog).toContainText('Sign in again first.');
  });
});
