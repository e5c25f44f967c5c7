import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

test('people are sorted, opened, reminded, moved and removed, several together', async ({ browser }) => {
  const { company, administrator, team, members, teamLeader } = await buildManagedCompany();
  const blue = await buildTeam(prisma(), { companyId: company.id, name: 'Blue', leaderId: teamLeader.id });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const table = page.getByRole('table', { name: 'People' });
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  await page.goto('/companyManagement?tab=people');

  await test.step('the table’s head sorts, and the URL keeps the order', async () => {
    const first = table.getByRole('row').nth(1);
    await expect(first).toContainText('Ada Admin');
    await table.getByRole('button', { name: 'Status' }).click();
    await expect(first).toContainText('Noah Newcomer');
    await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
    await table.getByRole('button', { name: 'Status' }).click();
    await expect(page).toHaveURL(/sort=status&direction=desc/);
    await expect(first).toContainText('Tom Leader');
    await table.getByRole('button', { name: 'Name' }).click();
    await expect(first).toContainText('Ada Admin');
  });

  await test.step('people who haven’t finished are reminded immediately, and at most once a day', async () => {
    const status = page.getByLabel('Status', { exact: true });
    await status.selectOption('Active');
    await expect(table.getByRole('row').filter({ hasText: 'Noah Newcomer' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
    await status.selectOption('Incomplete Onboarding');
    await expect(page.getByRole('button', { name: 'Remind this person' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await page.getByRole('button', { name: 'Remind 1 person' }).click();
    await expect(dialog).toContainText('Remind 1 person?');
    await dialog.getByRole('button', { name: 'Remind' }).click();
    await expect(page.getByText('1 person was reminded.')).toBeVisible();
  });

  await test.step('several people are moved; the page names what can’t be done', async () => {
    for (const name of ['Mia Member', 'Noah Newcomer', 'Tom Leader'])
      await table.getByRole('checkbox', { name: `Choose ${name}` }).check();
    const bar = page.getByRole('region', { name: '3 people chosen' });
    await bar.getByRole('button', { name: 'Move to a team' }).click();
    await dialog.getByLabel('Team', { exact: true }).selectOption({ label: 'Blue' });
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog).toContainText('It worked for 2 people');
    await expect(dialog.getByRole('listitem')).toHaveText(['Tom LeaderThis person already leads this team.']);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('region', { name: /chosen/ })).toHaveCount(0);
    await expect(rowOf('Mia Member')).toContainText('Blue');
    expect(await prisma().teamMember.count({ where: { teamId: team.id } })).toBe(0);
  });

  await test.step('a row opens its person, who can be removed from the team', async () => {
    await rowOf('Mia Member').getByRole('cell', { name: 'Member', exact: true }).click();
    await expect(dialog.getByText(members[0].email)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`person=${members[0].id}`));
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'Remove from teams' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Remove Mia Member from all teams?' });
    await confirmation.getByRole('button', { name: 'Remove from teams' }).click();
    await expect(page.getByText('1 person was removed.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(rowOf('Mia Member')).not.toContainText('Blue');
    expect(await prisma().teamMember.count({ where: { teamId: blue.id } })).toBe(1);
  });

  await test.step('on a phone the filters fold and each person has one row', async () => {
    await page.setViewportSize({ width: 400, height: 850 });
    await expect(page.getByLabel('Status')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Status').selectOption('Incomplete Onboarding');
    await expect(page.getByText('1 person found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(rowOf('Noah Newcomer')).toContainText('Incomplete Onboarding');
    await expectNoSmallTarget(page);
    await expectNoSeriousFinding(page);
  });
  await page.context().close();
});
