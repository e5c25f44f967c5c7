import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

/** Creates a member of a team in a separate company. */
async function buildPerson(name: { firstName: string; lastName: string }, teamName: string): Promise<User> {
  const { id: companyId } = await buildCompany(prisma());
  const team = await buildTeam(prisma(), { companyId, name: teamName });
  return buildMember(prisma(), { team, user: name });
}

const accounts = (page: Page) => page.getByRole('list', { name: 'Accounts used in this browser' });

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /’s account, / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

/** Expects the page to show this person, and nothing of the other person. */
async function expectToBeOf(page: Page, name: string, own: string, foreign: string): Promise<void> {
  // Both tabs may redirect this tab, which then drops the first redirect.
  await expect(page).toHaveURL(/\/dashboard\/team$/);
  await expect(page.getByRole('button', { name: `${name}’s account, Member` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(own);
  await expect(page.locator('body')).not.toContainText(foreign);
}

test('two people share a browser: each picks their account and sees their own data', async ({ browser }) => {
  const ada = await buildPerson({ firstName: 'Ada', lastName: 'Byron' }, 'Engines');
  const grace = await buildPerson({ firstName: 'Grace', lastName: 'Hopper' }, 'Compilers');
  const first = await newBrowserPage(browser);
  const second = await first.context().newPage();

  await test.step('one signs in, and a second tab is signed in as well', async () => {
    await first.goto('/signIn');
    await first.getByLabel('Email').fill(ada.email);
    await enterPassword(first);
    await expectToBeOf(first, 'Ada Byron', 'Engines', 'Compilers');
    await second.goto('/dashboard/team');
    await expectToBeOf(second, 'Ada Byron', 'Engines', 'Compilers');
  });

  await test.step('signing out takes both tabs to the list of accounts', async () => {
    await signOut(first);
    for (const tab of [first, second]) {
      await tab.waitForURL('**/signIn**');
      await expect(accounts(tab).getByRole('listitem')).toHaveText([`Ada Byron${ada.email}`]);
    }
  });

  await test.step('the other signs in, and the second tab follows from the list', async () => {
    await first.getByRole('button', { name: 'Use another account' }).click();
    await first.getByLabel('Email').fill(grace.email);
    await enterPassword(first);
    await expectToBeOf(first, 'Grace Hopper', 'Compilers', 'Engines');
    await expectToBeOf(second, 'Grace Hopper', 'Compilers', 'Engines');
  });

  await test.step('both are on the list, newest first; picking one asks for the password only', async () => {
    await signOut(second);
    await first.waitForURL('**/signIn**');
    const list = accounts(first).getByRole('listitem');
    await expect(list).toContainText([/Grace Hopper.*@/, /Ada Byron.*@/]);
    await list.getByRole('button', { name: /^(?!Remove).*Ada Byron/ }).click();
    await expect(first.getByLabel('Email')).toHaveCount(0);
    await enterPassword(first);
    for (const tab of [first, second]) await expectToBeOf(tab, 'Ada Byron', 'Engines', 'Compilers');
  });

  await test.step('an account that was removed from the list stays off it', async () => {
    // The other tab also stores the list as soon as it has the names.
    const sessionLists = Promise.all([first, second].map((tab) => tab.waitForResponse('**/auth/getSessions')));
    await signOut(first);
    await sessionLists;
    await first.getByRole('button', { name: `Remove ${grace.email} from this list` }).click();
    await first.reload();
    await expect(accounts(first).getByRole('listitem')).toHaveCount(1);
    await expect(accounts(first)).not.toContainText('Grace');
  });
});
