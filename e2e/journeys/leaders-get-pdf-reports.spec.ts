import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';

/** On a busy machine, the thread that draws PDFs takes seconds to start. */
const drawn = { timeout: 45_000 };

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'PDF report' });
/** Returns the menu of further actions, which contains the report for people above a team. */
const moreOn = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

async function openFromMenu(page: Page): Promise<void> {
  await moreOn(page).click();
  await page.getByRole('menuitem', { name: 'PDF report' }).click();
}

test('an administrator downloads the report of a team leader and sends it', async ({ browser }) => {
  test.setTimeout(120_000);
  const { administrator, company, leader, team } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const modal = modalOf(page);
  await page.goto('/dashboard');
  await openFromMenu(page);
  const send = modal.getByRole('button', { name: 'Send' });
  const download = modal.getByRole('button', { name: 'Download' });
  const own = modal.getByRole('checkbox', { name: `Company ${company.name}` });
  const choice = modal.getByRole('checkbox', { name: `Team ${team.name}` });

  await test.step('the administrator’s own report is chosen at first', async () => {
    await expect(own).toBeChecked();
    await expect(choice).not.toBeChecked();
    await expect(download).toBeEnabled();
  });

  await test.step('no report can be created before a leader is chosen', async () => {
    await own.uncheck();
    await expect(modal.getByText('Choose at least one person.')).toBeVisible();
    await expect(send).toBeDisabled();
    await expect(download).toBeDisabled();
    await expectNoSeriousFinding(page);
  });

  await test.step('closing returns the focus to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(moreOn(page)).toBeFocused();
    await openFromMenu(page);
  });

  await test.step('the file has the team’s published results, hidden while the team is small', async () => {
    await own.uncheck();
    await choice.check();
    await modal.getByLabel('Time frame').selectOption('Last 7 days');
    const file = page.waitForEvent('download', drawn);
    await download.click();
    const saved = await file;
    expect(saved.suggestedFilename()).toMatch(/^unboXt-report-.*\.pdf$/);
    await expect(page.getByText('Successful file download')).toBeVisible();
    const text = pdfText(await readFile(await saved.path()));
    expect(text).toContain(team.name);
    expect(text).not.toContain('From ');
  });

  await test.step('the leader gets the report by email', async () => {
    await openFromMenu(page);
    await own.uncheck();
    await choice.check();
    await send.click();
    await expect(page.getByText('New report was sent')).toBeVisible(drawn);
    await expect(modal).toBeHidden();
    const mail = await newestMail(leader.email, /Your report on/);
    expect(mail.messageId).toMatch(/^<report\./);
  });
});

test('a team leader downloads their own team’s report, which is hidden while few answer', async ({ browser }) => {
  test.setTimeout(120_000);
  const { leader, team, members } = await buildSmallTeam();
  // A closed day, so that the small number of people alone hides it.
  const localDate = new Date(Date.now() - 5 * 24 * 3_600_000).toISOString().slice(0, 10);
  for (const { id: userId } of members.slice(1)) {
    const checkIn = await buildCheckIn(prisma(), { team, userId, localDate });
    await buildAnswer(prisma(), { checkIn });
  }
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const modal = modalOf(page);
  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'PDF report' }).click();
  // There is nothing to choose.
  await expect(modal.getByText(`Report on Team ${team.name}`)).toBeVisible();
  await expect(modal.getByRole('checkbox')).toHaveCount(0);
  await expect(modal.getByRole('button', { name: 'Send to 1 person' })).toBeEnabled();
  const file = page.waitForEvent('download', drawn);
  await modal.getByRole('button', { name: 'Download' }).click();
  // The export continues without the dialog.
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByText('Successful file download')).toBeVisible(drawn);
  const text = pdfText(await readFile(await (await file).path()));
  expect(text).toContain(`Team report: ${team.name}`);
  expect(text).toContain('Teams with fewer than 5 people are counted in');
  expect(text).not.toContain('From ');
});
