import { expect } from 'playwright/test';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoFinding } from '#/e2e/support/measures/accessibility.ts';
import { noteMail } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

test('an administrator corrects the address of an invitation that couldn’t be delivered', async ({ browser }) => {
  const word = uniqueWord();
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const { id: teamId } = await buildTeam(prisma(), { companyId, name: 'Compilers' });
  const mailRefusedAt = new Date();
  const wrong = { kind: 'team_member' as const, email: `eve.${word}@exmaple.test`, firstName: 'Eve', lastName: 'Doe' };
  await buildInvitation(prisma(), { companyId, teamId, ...wrong, mailRefusedAt });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const main = page.getByRole('main');

  await test.step('the team’s list marks it', async () => {
    await page.goto('/companyManagement/Other/Compilers');
    const row = main.getByRole('row', { name: 'Eve Doe' });
    await expect(row).toContainText('Not delivered');
    await expectNoFinding(page);
    await row.getByRole('link', { name: 'Correct the address of Eve Doe' }).click();
    await expect(page.getByRole('dialog', { name: 'Eve Doe' }).getByLabel('Right address')).toBeVisible();
  });

  await test.step('the company’s list also marks the invitation of a future leader', async () => {
    const leader = {
      kind: 'team_leader' as const,
      email: `ivy.${word}@exmaple.test`,
      firstName: 'Ivy',
      lastName: 'Poe',
    };
    await buildInvitation(prisma(), { companyId, ...leader, mailRefusedAt });
    await page.goto('/companyManagement');
    const row = main.getByRole('row', { name: 'Ivy Poe' });
    await expect(row).toContainText('Not delivered');
    await expect(row.getByRole('link', { name: 'Correct the address of Ivy Poe' })).toBeVisible();
    await expect(row.getByRole('button', { name: /Reinvite/ })).toHaveCount(0);
  });

  await test.step('the notice leads to the list', async () => {
    const email = `max.${word}@exmaple.test`;
    const max = { ...wrong, email, firstName: 'Max', invitedById: administrator.id };
    await buildInvitation(prisma(), { companyId, teamId, ...max });
    await noteMail(jobCtx(), { address: email, isRefused: true });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: 'Correct the address' }).click();
    await expect(page.getByRole('dialog', { name: 'Max Doe' }).getByLabel('Right address')).toBeVisible();
  });

  await test.step('the sheet accepts the right address, and says what is wrong with another', async () => {
    await page.goto('/companyManagement?tab=people');
    await expect(main.getByRole('row', { name: 'Eve Doe' })).toContainText('Not delivered');
    await main.getByRole('button', { name: 'Correct the address of Eve Doe' }).click();
    const sheet = page.getByRole('dialog');
    const field = sheet.getByLabel('Right address');
    await field.fill(administrator.email);
    await sheet.getByRole('button', { name: 'Send to this address' }).click();
    await expect(field).toHaveAccessibleDescription(/an account here/);
    await expectNoFinding(page);
    await field.fill(`eve.${word}@example.test`);
    await sheet.getByRole('button', { name: 'Send to this address' }).click();
    await expect(page.getByText(`The invitation was sent to eve.${word}@example.test.`)).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(main.getByRole('row', { name: 'Eve Doe' })).not.toContainText('Not delivered');
  });
});
