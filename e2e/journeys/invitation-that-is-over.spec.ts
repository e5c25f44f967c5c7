import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';

const over = 'This invitation has expired, or was used or withdrawn. Ask for a new one.';

test('an invitation that is withdrawn, replaced or expired says so on every page it leads to', async ({ browser }) => {
  const { company, team, leader, administrator } = await buildSmallTeam();
  const email = newEmail('grace');
  const target = { companyId: company.id, kind: 'team_member', teamId: team.id, invitedById: leader.id } as const;
  const names = { firstName: 'Grace', lastName: 'Hopper' };
  const waiting = await buildInvitation(prisma(), { ...target, ...names, email });
  const page = await newBrowserPage(browser);

  await test.step('an open invitation says who invites to what, and knows the invited person’s name', async () => {
    await page.goto(`/signUp/${mailedToken('inv_', waiting.id)}`);
    await expect(
      mainOf(page).getByText(`Robin Example invites you to the team ${team.name} at ${company.name}.`),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Last name')).toHaveValue('Hopper');
  });

  await test.step('an invitation that is withdrawn while the form is filled in is refused with a message', async () => {
    await prisma().invitation.update({ where: { id: waiting.id }, data: { revokedAt: new Date() } });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(over)).toBeVisible();
    expect(await prisma().user.count({ where: { email } })).toBe(0);
    await page.reload();
    await expect(mainOf(page).getByText(over)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveCount(0);
  });

  const lastWeek = new Date(Date.now() - 8 * 24 * 3_600_000);
  for (const [title, fields] of [
    ['withdrawn', { revokedAt: new Date() }],
    ['run out', { createdAt: lastWeek }],
  ] as const) {
    await test.step(`${title}, it says so before the sign-in`, async () => {
      const { id } = await buildInvitation(prisma(), { ...target, email: newEmail('late'), ...fields });
      for (const place of ['signUp', 'signIn']) {
        await page.goto(`/${place}/${mailedToken('inv_', id)}`);
        await expect(mainOf(page).getByText(over)).toBeVisible();
      }
    });
  }

  await test.step('after sending it again, the first link says so, and the new one opens the form', async () => {
    const { id } = await buildInvitation(prisma(), { ...target, ...names, email: newEmail('again'), version: 2 });
    for (const place of ['signUp', 'signIn']) {
      await page.goto(`/${place}/${mailedToken('inv_', id)}`);
      await expect(mainOf(page).getByText('A newer invitation has replaced this link.')).toBeVisible();
    }
    await page.goto(`/signUp/${mailedToken('inv_', id, 2)}`);
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
  });

  await test.step('an invitation sent to another person can’t be used with this account', async () => {
    const { id } = await buildInvitation(prisma(), { ...target, email: newEmail('other') });
    const signedIn = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
    await signedIn.goto(`/signIn/${mailedToken('inv_', id)}`);
    await signedIn.getByRole('button', { name: 'Join with this account' }).click();
    await expect(signedIn.getByText('This invitation was sent to a different email.')).toBeVisible();
    await signedIn.getByRole('button', { name: 'Sign in with another account' }).click();
    await expect(signedIn.getByLabel('Password', { exact: true })).toBeVisible();
  });
});
