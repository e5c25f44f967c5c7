import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { linkIn, newestMail } from '#/e2e/support/product/mailbox.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

test('a person with an account joins another team from the emailed invitation', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma(), { name: 'Harbour Works' });
  const administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Ada', lastName: 'Byron' });
  const member = await buildMember(prisma(), { team: await buildTeam(prisma(), { companyId, name: 'Harbour' }) });
  const colleague = await buildUser(prisma(), { companyId });

  await test.step('an administrator creates a team and invites them', async () => {
    const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
    await page.goto('/teamCreate');
    await page.getByLabel('Team name').fill('Lighthouse');
    await page.getByLabel('Meeting expectations').check();
    await page.getByLabel('Email 1', { exact: true }).fill(member.email);
    await page.getByRole('button', { name: 'Create team' }).click();
    await expect(page.getByText('Lighthouse created. 1 invitation is on the way.')).toBeVisible();
  });

  const mail = await newestMail(member.email, /Ada Byron invites you to the team Lighthouse/);
  const link = linkIn(mail, 'signIn');
  const page = await newBrowserPage(browser);
  const give = async (email: string, password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  await test.step('the link leads to sign-in, and names the team', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Sign in to join' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Lighthouse');
    expect(await prisma().teamMember.count({ where: { userId: member.id } })).toBe(1);
  });

  await test.step('a wrong password doesn’t join the team', async () => {
    await give(member.email, 'not the one');
    await expect(page.getByText('Wrong email or password.')).toBeVisible();
    expect(await prisma().teamMember.count({ where: { userId: member.id } })).toBe(1);
  });

  await test.step('signing in joins the team, and both teams are listed', async () => {
    await give(member.email, testPassword);
    await page.waitForURL('**/dashboard/team**');
    const teams = page.getByRole('combobox', { name: 'Team', exact: true });
    await expect(teams.locator('option')).toHaveText(['Harbour', 'Lighthouse']);
    await teams.selectOption('Lighthouse');
    await expect(page.getByRole('heading', { name: 'Lighthouse' })).toBeVisible();
  });

  await test.step('the link is used up: it says so to another person and leads on', async () => {
    const late = await signedInPage(browser, { userId: colleague.id, role: 'Member' });
    await late.goto(link);
    await expect(mainOf(late).getByText('This invitation has expired, or was used', { exact: false })).toBeVisible();
    await late.getByRole('link', { name: 'Sign in without it' }).click();
    await late.waitForURL('**/dashboard/team**');
    expect(await prisma().teamMember.count({ where: { userId: colleague.id } })).toBe(0);
  });
});
