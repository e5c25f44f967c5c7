import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { buildCheckInQueue } from '#/e2e/support/actors/check-in-queue.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage, newEmail, timeZone } from '#/e2e/support/actors/people.ts';
import { choose, goOn } from '#/e2e/support/actors/questionnaire.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { clockReading, LEAP_MS, letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { pseudoMessage } from '#/scripts/steps/pseudo-words.mjs';

/** The other language of these journeys: longer English with accents. */
const other = 'en-XA';
const everyDay = [1, 2, 3, 4, 5, 6, 7];

async function changeLanguage(page: Page, to: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('combobox').selectOption(to);
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

test('a respondent changes the page’s language, loses nothing, and gets emails in it', async ({ browser }) => {
  const { member, first } = await buildCheckInQueue();
  const page = await newBrowserPage(browser);
  await page.goto(`/questionnaire/${first.token}`);

  await test.step('they change it between answers', async () => {
    await choose(page, page.getByLabel('Stressed'));
    await page.getByLabel('Recognition').check();
    await page.getByLabel('Anything to add?').fill('A long week.');
    await changeLanguage(page, other);
    await expect(page.getByRole('checkbox', { name: pseudoMessage('Recognition') })).toBeChecked();
    await expect(page.getByRole('textbox')).toHaveValue('A long week.');
    await expect(page.getByRole('button', { name: pseudoMessage('Next'), exact: true })).toBeVisible();
    await expect(page.getByText('Next', { exact: true })).toBeHidden();
    const { locale } = await prisma().user.findUniqueOrThrow({ where: { id: member.id } });
    expect(locale).toBe(other);
  });

  await test.step('the link opens in that language elsewhere, whatever the browser there asks for', async () => {
    const elsewhere = await newBrowserPage(browser);
    await elsewhere.goto(`/questionnaire/${first.token}`);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', other);
    await expect(elsewhere.getByRole('radio', { name: pseudoMessage('Stressed') })).toBeVisible();
  });

  await test.step('they change it back', async () => {
    await changeLanguage(page, 'en');
    await expect(page.getByRole('checkbox', { name: 'Recognition' })).toBeChecked();
    await goOn(page);
  });
});

test('one round of check-ins emails each member in their language', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const team = await buildTeam(prisma(), {
    companyId,
    workingDays: everyDay,
    surveysTimeSend: clockReading(timeZone, 1),
  });
  const zone = { timeZone, timeZoneId: 12 };
  const reader = await buildMember(prisma(), { team, user: { email: newEmail('other'), locale: other, ...zone } });
  const colleague = await buildMember(prisma(), { team, user: { email: newEmail('english'), ...zone } });
  await letTimePass(LEAP_MS);
  const english = await newestMail(colleague.email, new RegExp(team.name));
  const translated = await newestMail(reader.email, new RegExp(team.name));
  expect(english.subject).toContain('check-in');
  expect(translated.subject).toContain(pseudoMessage('check-in'));
  expect(translated.text).not.toContain('check-in');
  const page = await newBrowserPage(browser);
  await page.goto(/https?:\/\/\S+\/questionnaire\/\S+/.exec(translated.text)?.[0] ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('two administrators read one notice and one report in two languages', async ({ browser }) => {
  test.setTimeout(120_000);
  const { administrator, team } = await buildSmallTeam();
  const { companyId } = team;
  const second = await buildAdministrator(prisma(), { companyId, locale: other });
  const pages = {
    en: await signedInPage(browser, { userId: administrator.id, role: 'Administrator' }),
    [other]: await signedInPage(browser, { userId: second.id, role: 'Administrator' }),
  };
  const notice = {
    companyId,
    role: 'Administrator',
    createdAt: new Date(),
    title: message('notifications.notices.newAdministrator.title'),
    message: message('notifications.notices.newAdministrator.message', { name: 'Noor' }),
    icon: 'person',
    color: 'neutral',
  };
  await prisma().notification.createMany({
    data: [administrator, second].map(({ id: userId }) => ({ ...notice, userId })),
  });

  await test.step('each reader sees the page in their language', async () => {
    await pages.en.goto('/dashboard');
    await pages[other].goto('/dashboard');
    await expect(pages.en.locator('html')).toHaveAttribute('lang', 'en');
    await expect(pages[other].locator('html')).toHaveAttribute('lang', other);
  });

  await test.step('the notice is also in their language', async () => {
    const readNotice = async (page: Page, inWords: (text: string) => string) => {
      await page.getByRole('button', { name: new RegExp(`^${inWords('Notifications')}`) }).click();
      await expect(page.getByText(inWords('New administrator'))).toBeVisible();
      await page.keyboard.press('Escape');
    };
    await readNotice(pages.en, (text) => text);
    await readNotice(pages[other], pseudoMessage);
  });

  await test.step('the report is also in their language', async () => {
    const english = await downloadReport(pages.en, (text) => text, team.name);
    const translated = await downloadReport(pages[other], pseudoMessage, team.name);
    expect(english).toContain(`Team report: ${team.name}`);
    expect(translated).toContain(`${pseudoMessage('Team report')}: ${team.name}`);
  });

  await test.step('the account menu changes it', async () => {
    const page = pages[other];
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: pseudoMessage('Language') }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'English', exact: true }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  });
});

async function downloadReport(page: Page, inWords: (text: string) => string, teamName: string): Promise<string> {
  await page.getByRole('button', { name: inWords('More'), exact: true }).click();
  await page.getByRole('menuitem', { name: inWords('PDF report') }).click();
  const modal = page.getByRole('dialog', { name: inWords('PDF report') });
  // The reader's own report is the first, and chosen at first.
  await modal.getByRole('checkbox').first().uncheck();
  await modal.getByRole('checkbox', { name: new RegExp(teamName) }).check();
  const file = page.waitForEvent('download', { timeout: 45_000 });
  await modal.getByRole('button', { name: inWords('Download') }).click();
  return pdfText(await readFile(await (await file).path()));
}
