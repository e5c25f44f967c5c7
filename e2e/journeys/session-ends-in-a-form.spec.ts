import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

/** Sends a form whose session has ended, if the page hasn't noticed it, and signs in. */
async function sendAndSignIn(page: Page, { button, email }: { button: string; email: string }): Promise<void> {
  // The page may already be leaving. A click that waited longer would be done in the form that's restored later.
  await page
    .getByRole('button', { name: button })
    .click({ timeout: 3000 })
    .catch(() => null);
  await page.waitForURL('**/signIn?notice=ended');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('what a person was writing when the session ended is there again', async ({ browser }) => {
  const { teamLeader, departmentLeader } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: teamLeader.id, role: 'Team Leader' });
  // The sign-in then asks for the email, even if someone signed in here before.
  await page.addInitScript(() => localStorage.removeItem('visitedAccounts'));
  const endSession = () => prisma().session.deleteMany({ where: { userId: teamLeader.id } });
  const text = page.getByRole('form', { name: 'Tell us what you think' }).getByLabel('Description');

  await test.step('it is there in the form for feedback', async () => {
    await page.goto('/feedback');
    await text.fill('Ten minutes of words.');
    await endSession();
    await sendAndSignIn(page, { button: 'Send feedback', email: teamLeader.email });
    await page.waitForURL('**/feedback');
    await expect(text).toHaveValue('Ten minutes of words.');
  });

  await test.step('it is there in a new pulse, when the same person comes back', async () => {
    await page.goto('/digitalPulse?tab=build');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('After the move');
    await endSession();
    await sendAndSignIn(page, { button: 'Save draft', email: teamLeader.email });
    await page.waitForURL('**/digitalPulse?tab=build');
    await expect(name).toHaveValue('After the move');
  });

  await test.step('it isn’t there for anyone else', async () => {
    await page.goto('/feedback');
    await text.fill('Words of a team leader.');
    await endSession();
    await sendAndSignIn(page, { button: 'Send feedback', email: departmentLeader.email });
    await page.waitForURL('**/feedback');
    await expect(text).toHaveValue('');
  });
});
