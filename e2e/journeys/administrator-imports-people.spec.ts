import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoFinding } from '#/e2e/support/measures/accessibility.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const HEAD = 'E-mail;First name;Last name;Department;Team;Role';

interface Scene {
  page: Page;
  member: User;
  word: string;
}

async function openPeople(browser: Parameters<typeof signedInPage>[0]): Promise<Scene> {
  const word = uniqueWord();
  const { id: companyId } = await buildCompany(prisma(), { name: 'Harbour Works' });
  const administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Grace' });
  const team = await buildTeam(prisma(), { companyId, name: 'Compilers' });
  const member = await buildMember(prisma(), { team, user: { firstName: 'Ada', lastName: 'Lovelace' } });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/companyManagement?tab=people');
  return { page, member, word };
}

const csv = (...lines: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${[HEAD, ...lines].join('\r\n')}\r\n`),
});

const row = (page: Page, name: string) => page.getByRole('table', { name: 'People' }).getByRole('row', { name });

test('an administrator imports people, corrects the file, sees them in the list, and undoes it', async ({
  browser,
}) => {
  const { page, member, word } = await openPeople(browser);
  const main = page.getByRole('main');
  const file = page.getByLabel('CSV file');
  await expect(row(page, 'Ada Lovelace')).toContainText('Compilers');

  await test.step('a file that can’t be read is refused with a message', async () => {
    await page.getByRole('button', { name: 'Import people' }).click();
    await file.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from([0x65, 0xeb, 0x0a]) });
    await expect(main.getByText('This file isn’t UTF-8 text.', { exact: false })).toBeVisible();
    await expectNoFinding(page);
  });

  await test.step('errors in its rows are shown before anything is saved', async () => {
    await file.setInputFiles(csv(`eve.${word}@x.com;Eve;Doe;Sales;East;Boss`, `nobody;;;Sales;East;`));
    const wrong = main.getByRole('table', { name: 'Rows with errors' });
    await expect(wrong.getByRole('row', { name: 'Line 2' })).toContainText('Unknown role.');
    await expect(wrong.getByRole('row', { name: 'Line 3' })).toContainText('“nobody” isn’t an email address.');
    await expect(main.getByText('This file wouldn’t change anything.')).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'All rows with errors' }).click();
    expect((await download).suggestedFilename()).toBe('wrong-rows.csv');
    await expectNoFinding(page);
    expect(await prisma().invitation.count({ where: { companyId: member.companyId } })).toBe(0);
  });

  await test.step('the corrected file shows what it would change, and then changes it', async () => {
    await main.getByRole('button', { name: 'Choose another file' }).click();
    await file.setInputFiles(
      csv(
        `eve.${word}@x.com;Eve;Doe;Sales;East;Team Leader`,
        `zoe.${word}@x.com;Zoe;Roe;Sales;East;`,
        `${member.email};;;Sales;East;Member`,
      ),
    );
    const facts = main.getByRole('definition');
    await expect(facts).toHaveText(['2', '1', '1', '1']);
    await expect(main.getByRole('term').first()).toHaveText('new people to invite');
    await page.reload();
    await main.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(main.getByText('The import is done')).toBeVisible({ timeout: 30_000 });
    await expectNoFinding(page);
  });

  await test.step('the list has the people; search and filters find them and stay in the URL', async () => {
    await main.getByRole('button', { name: 'See all people' }).click();
    await expect(row(page, 'Eve Doe')).toContainText('Invitation Sent');
    await expect(row(page, 'Ada Lovelace')).toContainText('East and 1 more');
    await page.getByLabel('Search').fill('zoe');
    await expect(row(page, 'Eve Doe')).toHaveCount(0);
    await expect(row(page, 'Zoe Roe')).toBeVisible();
    await page.getByLabel('Status').selectOption('Active');
    await expect(main.getByText('No one matches these filters')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Search')).toHaveValue('zoe');
    await expect(main.getByText('No one matches these filters')).toBeVisible();
    await main.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(main.getByText('4 people', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toBe('people.csv');
    await expectNoFinding(page);
  });

  await test.step('undoing restores what was there', async () => {
    await main.getByRole('button', { name: 'Import people' }).click();
    await main.getByRole('button', { name: 'Open people.csv' }).click();
    await main.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(main.getByText('The import has been undone')).toBeVisible({ timeout: 30_000 });
    await main.getByRole('button', { name: 'See all people' }).click();
    await expect(main.getByText('2 people', { exact: true })).toBeVisible();
    await expect(row(page, 'Ada Lovelace')).toContainText('Compilers');
  });

  await test.step('the activity log records all of it', async () => {
    await page.goto('/companyManagement?tab=activity');
    const entries = main.getByRole('list', { name: 'Activity' });
    await expect(entries).toContainText('undid the import of people.csv');
    await expect(entries).toContainText('created the department Sales through an import');
    await page.getByLabel('Kind').selectOption('Imports and exports');
    await expect(entries).not.toContainText('created');
    await expect(entries).toContainText('exported the list of people');
    // The day stands above.
    await expect(entries.locator('time').first()).toHaveText(/^\d{1,2}:\d{2}( [AP]M)?$/);
    await expectNoFinding(page);
    await page.getByRole('searchbox', { name: 'Person' }).fill('zz99');
    await expect(main.getByText('Nothing matches these filters.')).toBeVisible();
    await main.getByRole('button', { name: 'Clear filters' }).click();
    await expect(entries).toContainText('undid the import of people.csv');
  });
});

test('an import that creates administrators is confirmed by typing the company’s name', async ({ browser }) => {
  const { page, member } = await openPeople(browser);
  await page.getByRole('button', { name: 'Import people' }).click();
  await page.getByLabel('CSV file').setInputFiles(csv(`${member.email};;;;;Administrator`));
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 person will become an administrator.');
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  await dialog.getByLabel('Type Harbour Works to confirm').fill('Harbour Works');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('The import is done')).toBeVisible({ timeout: 30_000 });
  expect(await prisma().administrator.count({ where: { companyId: member.companyId } })).toBe(2);
});

test('people who have left are suspended by ticking a box, and restored by undoing it', async ({ browser }) => {
  const { page, member, word } = await openPeople(browser);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Import people' }).click();
  const lines = [
    'Email;Team;Status',
    `${member.email};Compilers;Ausgeschieden`,
    `eve.${word}@x.com;Compilers;Terminated`,
  ];
  const buffer = Buffer.from(lines.join('\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'leavers.csv', mimeType: 'text/csv', buffer });
  await expect(main.getByText('person has left and won’t be invited')).toBeVisible();
  const start = main.getByRole('button', { name: 'Import 2 rows' });
  await expect(start).toBeDisabled();
  const tick = main.getByRole('checkbox', { name: 'Suspend 1 person who has left' });
  await expect(tick).toHaveAccessibleDescription(/Ada Lovelace/);
  await expectNoFinding(page);
  await tick.check();
  await start.click();
  await expect(main.getByText('The import is done')).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText('person suspended')).toBeVisible();
  await main.getByRole('button', { name: 'See all people' }).click();
  await expect(row(page, 'Ada Lovelace')).toContainText('Suspended');
  await main.getByRole('button', { name: 'Import people' }).click();
  await main.getByRole('button', { name: 'Open leavers.csv' }).click();
  await main.getByRole('button', { name: 'Undo this import' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('People it suspended get their access back');
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(main.getByText('The import has been undone')).toBeVisible({ timeout: 30_000 });
  await main.getByRole('button', { name: 'See all people' }).click();
  await expect(row(page, 'Ada Lovelace')).toContainText('Active');
});
