import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage, newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { linkIn, newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { languageNames } from '#/lib/words/locales.ts';
import { pseudoMessage } from '#/scripts/steps/pseudo-words.mjs';

const other = 'en-XA';
const name = languageNames[other];

test('a leader asks in two languages; each reads theirs, or the original with its language', async ({ browser }) => {
  test.slow();
  const { leader, members } = await buildSmallTeam();
  const [reader, colleague] = members;
  const emails = { reader: newEmail('reader'), colleague: newEmail('colleague') };
  await prisma().user.update({ where: { id: reader.id }, data: { email: emails.reader, locale: other } });
  await prisma().user.update({ where: { id: colleague.id }, data: { email: emails.colleague } });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const languages = page.getByRole('group', { name: 'Language of the questions' });
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('the leader writes two questions, and adds a language by keyboard', async () => {
    await page.goto('/digitalPulse?tab=build');
    await page.getByLabel('Name', { exact: true }).fill('Where we work');
    await page.getByLabel('Question 1', { exact: true }).fill('Where do you work best?');
    await page.getByLabel('Type of question 1').selectOption('Multiple choice');
    await page.getByLabel('Option 1', { exact: true }).fill('Office');
    await page.getByLabel('Option 2', { exact: true }).fill('Home');
    await page.getByLabel('Question 2', { exact: true }).fill('All well?');
    await expect(page.getByLabel('Written in')).toHaveValue('en');
    await page.getByRole('button', { name: 'Add a language' }).press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(languages.getByRole('radio', { name: `${name}, 2 questions missing` })).toBeChecked();
    await expect(page.getByText('Missing', { exact: true })).toHaveCount(2);
  });
  await test.step('translated texts are no longer missing, and the preview shows them', async () => {
    await page.getByLabel(`Question 1 in ${name}`).fill('Wo arbeiten Sie am besten?');
    await expect(preview.getByRole('heading', { name: 'Where do you work best?' })).toHaveAttribute('lang', 'en');
    await page.getByLabel('Option 1: Office').fill('Büro');
    await page.getByLabel('Option 2: Home').fill('Zuhause');
    await expect(languages.getByRole('radio', { name: `${name}, 1 question missing` })).toBeChecked();
    await expect(preview.getByRole('heading', { name: 'Wo arbeiten Sie am besten?' })).toHaveAttribute('lang', other);
    await expect(preview.getByRole('radio', { name: 'Zuhause' })).toBeVisible();
    await expectNoSeriousFinding(page);
  });
  await test.step('all of it fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoSmallTarget(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('the pulse is sent with one translation missing', async () => {
    await page.getByRole('button', { name: 'Create and activate' }).click();
    await expect(page.getByText('the pulse is active')).toBeVisible();
    await letTimePass(60_000, 'pulses.sweep');
  });

  await test.step('one member is asked in their language, by email and on the page', async () => {
    const mail = await newestMail(emails.reader, /Where we work/);
    expect(mail.text).toContain('Wo arbeiten Sie am besten?');
    const phone = await newBrowserPage(browser);
    await phone.goto(linkIn(mail, 'pulse'));
    await expect(phone.locator('html')).toHaveAttribute('lang', other);
    await expect(heading(phone)).toHaveText('Wo arbeiten Sie am besten?');
    await expect(heading(phone)).toHaveAttribute('lang', other);
    await expectNoSeriousFinding(phone);
    await phone.getByRole('radio', { name: 'Zuhause' }).click();
    await expect(heading(phone)).toHaveText('All well?');
    await expect(heading(phone)).toHaveAttribute('lang', 'en');
    await expect(phone.getByRole('radio', { name: pseudoMessage('Agree'), exact: true })).toBeVisible();
    await phone.getByRole('radio', { name: pseudoMessage('Agree'), exact: true }).click();
    await phone.getByRole('button', { name: pseudoMessage('Send') }).click();
    await expect(phone.getByRole('heading', { name: pseudoMessage('Thank you') })).toBeVisible();
  });
  await test.step('another member reads the original', async () => {
    const mail = await newestMail(emails.colleague, /Where we work/);
    expect(mail.text).toContain('Where do you work best?');
    const phone = await newBrowserPage(browser);
    await phone.goto(linkIn(mail, 'pulse'));
    await expect(heading(phone)).toHaveText('Where do you work best?');
  });
  const tallies = await prisma().pulseTally.findMany({
    where: { companyId: leader.companyId },
    orderBy: { questionId: 'asc' },
  });
  expect(tallies.map(({ value, n }) => [value, n])).toEqual([
    [1, 1],
    [4, 1],
  ]);

  await test.step('the missing translation is added while the round is open, and is read immediately', async () => {
    await page.getByRole('link', { name: 'Edit Where we work' }).click();
    await languages.getByRole('radio', { name: `${name}, 1 question missing` }).check();
    await page.getByLabel(`Question 2 in ${name}`).fill('Alles gut?');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('the pulse was edited')).toBeVisible();
    await prisma().user.update({ where: { id: colleague.id }, data: { locale: other } });
    const phone = await newBrowserPage(browser);
    await phone.goto(linkIn(await newestMail(emails.colleague, /Where we work/), 'pulse'));
    await phone.getByRole('radio', { name: 'Büro' }).click();
    await expect(heading(phone)).toHaveText('Alles gut?');
  });
});

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
