import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { linkIn, mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const membershipOf = (email: string) => prisma().teamMember.findMany({ where: { user: { email } } });

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Newcomer');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkEmail');
}

test('a share link adds a stranger and a colleague to a team, until it is replaced', async ({ browser }) => {
  const { company, team, administrator } = await buildSmallTeam();
  const path = `/signUp/${shareToken({ kind: 'team_member', id: team.id, version: team.linkVersion })}`;
  const invitation = `You’re invited to the team ${team.name} at ${company.name}.`;

  await test.step('a new person signs up, and joins the team once the address is confirmed', async () => {
    const email = newEmail('noor');
    const page = await newBrowserPage(browser);
    // Copied with the dot of its sentence.
    await page.goto(`${path}.`);
    await expect(mainOf(page).getByText(invitation)).toBeVisible();
    await signUp(page, email);
    expect(await membershipOf(email)).toEqual([]);
    await page.goto(linkIn(await newestMail(email, /Confirm/), 'setPassword'));
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL(/\/(dashboard|onboarding)/);
    expect(await membershipOf(email)).toMatchObject([{ teamId: team.id }]);
  });

  await test.step('an address with an account gets the same answer, and the difference by email only', async () => {
    const page = await newBrowserPage(browser);
    await page.goto(path);
    await signUp(page, administrator.email);
    const mail = await newestMail(administrator.email, /already have an unboXt account/);
    expect(linkIn(mail, 'signIn')).toContain('/signIn/lnk_');
    expect(await mailsTo(administrator.email)).toHaveLength(1);
  });

  await test.step('a colleague who is signed in joins with one click', async () => {
    const colleague = await buildUser(prisma(), { companyId: company.id });
    const page = await signedInPage(browser, { userId: colleague.id, role: 'Member' });
    await page.goto(path);
    await page.waitForURL('**/signIn/lnk_**');
    await expect(page.getByText(invitation)).toBeVisible();
    await page.getByRole('button', { name: 'Join with this account' }).click();
    await page.waitForURL('**/dashboard**');
    expect(await membershipOf(colleague.email)).toMatchObject([{ teamId: team.id }]);
  });

  await test.step('the link is replaced, and the old one has expired', async () => {
    await prisma().team.update({ where: { id: team.id }, data: { linkVersion: { increment: 1 } } });
    const page = await newBrowserPage(browser);
    await page.goto(path);
    await expect(mainOf(page).getByText('Ask for a new one.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  });
});
