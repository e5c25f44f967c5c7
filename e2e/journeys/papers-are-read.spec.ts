import fs from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';

const phone = { width: 320, height: 640 };

/** Downloads a file by a click, and returns its name and text. */
async function download(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: file.suggestedFilename(), text: pdfText(fs.readFileSync(await file.path())) };
}

/** Expects no horizontal scrolling, and no serious accessibility finding in either theme. */
async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expectNoSeriousFinding(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an administrator reads and downloads what the works council gets', async ({ browser }) => {
  const { company, administrator } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const table = page.getByRole('table', { name: 'Papers' });
  const main = page.getByRole('main');

  await test.step('the settings list all papers', async () => {
    await page.goto('/companyManagement?tab=settings');
    await expect(table.getByRole('row')).toHaveCount(8);
    await expect(table).toContainText('Draft impact assessment');
  });

  await test.step('the page has the company’s own settings, and every question', async () => {
    await table.getByRole('link', { name: 'For the works council', exact: true }).click();
    await page.waitForURL('/papers/works-council');
    await expect(main.getByText(`For ${company.name}`, { exact: true })).toBeVisible();
    await expect(main).toContainText('appears once 5 people have answered');
    await expect(main.getByRole('img', { name: /^Drawing:/ })).toBeVisible();
    const rights = main.getByRole('table', { name: 'Who reads what' });
    await expect(rights.getByRole('row', { name: /^Answers and notes in check-ins/ })).toContainText('by name');
    await expect(main).toContainText('How did you feel at work today?');
    await expect(main).not.toContainText('Changed since');
    await expect(main).toContainText('This is a draft to start from, not legal advice.');
    await expectToFit(page);
  });

  await test.step('the PDF says the same, in the same version', async () => {
    const version = (await main.getByText(/^Version [0-9a-f]{12}/).textContent())?.slice(8, 20) ?? '';
    const { name, text } = await download(page, () => main.getByRole('button', { name: 'Download as PDF' }).click());
    expect(name).toBe('unboxt-works-council-en.pdf');
    expect(text).toContain(version);
    expect(text).toContain('Draft of an agreement');
  });

  await test.step('the activity log keeps who downloaded it', async () => {
    await page.goto('/companyManagement?tab=activity');
    await expect(main.getByText('downloaded the paper “For the works council”')).toBeVisible();
  });

  await test.step('changing a setting changes the paper, which says what changed', async () => {
    await prisma().company.update({ where: { id: company.id }, data: { minimumGroupSize: 8 } });
    await page.goto('/papers/works-council');
    await expect(main).toContainText('appears once 8 people have answered');
    await main.getByRole('link', { name: 'See the end for what has changed.' }).click();
    await expect(page).toHaveURL('/papers/works-council#changes');
    const changes = main.getByRole('region', { name: 'What has changed' });
    await expect(changes.getByText(/No longer in “.*”: .* once 5 people have answered/).first()).toBeVisible();
    await expect(changes.getByText(/New in “.*”: .* once 8 people have answered/).first()).toBeVisible();
    await expectToFit(page);
  });

  await test.step('the PDF also says it', async () => {
    const { text } = await download(page, () => main.getByRole('button', { name: 'Download as PDF' }).click());
    expect(text).toContain('See the end for what has changed.');
    expect(text).toContain('What has changed');
  });
});

test('everyone in a company reads the notice, and no other paper of it', async ({ browser }) => {
  const { company, teamLeader } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: teamLeader.id, role: 'Team Leader' });
  await page.goto('/profile?section=security');
  await page.getByRole('link', { name: 'Notice for employees' }).click();
  await page.waitForURL('/papers/notice');
  await expect(page.getByRole('main')).toContainText(`Everyone else at ${company.name} sees only results`);
  await expectToFit(page);
  await page.goto('/papers/works-council');
  await page.waitForURL('/404');
});

test('a stranger reads the open papers, and downloads one', async ({ browser }) => {
  const page = await newBrowserPage(browser);
  const main = page.getByRole('main');

  await test.step('the list has only the open papers', async () => {
    await page.goto('/signIn');
    await page.getByRole('link', { name: 'Trust' }).click();
    await page.waitForURL('/trust');
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('Who sees what I say?');
    await expect(main).toContainText('check-ins 6 to 36 months, usually 24');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expectToFit(page);
  });

  await test.step('an open paper has a page and a PDF', async () => {
    await main.getByRole('link', { name: 'Security measures', exact: true }).click();
    await page.waitForURL('/trust/measures');
    await expect(main.getByRole('heading', { level: 1, name: 'Security measures' })).toBeVisible();
    await expectToFit(page);
    const { name, text } = await download(page, () => main.getByRole('button', { name: 'Download as PDF' }).click());
    expect(name).toBe('unboxt-measures-en.pdf');
    expect(text).toContain('OWASP');
  });

  await test.step('a paper that isn’t open isn’t found', async () => {
    for (const kind of ['works-council', 'notice', 'nothing']) {
      await page.goto(`/trust/${kind}`);
      await page.waitForURL('/404');
    }
    await page.goto('/papers/notice');
    await page.waitForURL('/signIn?next=%2Fpapers%2Fnotice');
  });
});
