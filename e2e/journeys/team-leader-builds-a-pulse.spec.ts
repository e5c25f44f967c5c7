import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';

test('a team leader builds a pulse, keeps it as a draft, and sends it', async ({ browser }) => {
  test.slow();
  const { leader, team } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const questions = page.getByRole('list', { name: 'Questions' }).locator(':scope > li');
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('the list is empty, and leads to the builder', async () => {
    await page.goto('/digitalPulse');
    await expect(mainOf(page).getByText('No pulses yet.')).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.getByRole('link', { name: 'Build a pulse' }).first().click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(page.getByPlaceholder('Enter Checkin name')).toBeVisible();
    await expect(page.getByText(/· 3 people/)).toHaveCount(2);
    await expect(questions).toHaveCount(2);
  });
  await test.step('a sixth question is ignored, and so is removing the last', async () => {
    for (let count = 3; count <= 5; count += 1) await page.getByRole('button', { name: 'Add question' }).click();
    const add = page.getByRole('button', { name: 'Add question' });
    await expect(add).toBeDisabled();
    await add.click({ force: true });
    await expect(questions).toHaveCount(5);
    for (let count = 5; count > 1; count -= 1) await page.getByRole('button', { name: 'Remove question 1' }).click();
    await page.getByRole('button', { name: 'Remove question 1' }).click({ force: true });
    await expect(questions).toHaveCount(1);
  });
  await test.step('a pulse without a question isn’t sent; the question says so once, and gets the focus', async () => {
    await page.getByRole('button', { name: 'Create and activate' }).click();
    const question = page.getByLabel('Question 1', { exact: true });
    await expect(question).toBeFocused();
    await expect(question).toHaveAccessibleDescription('Write at least one question.');
    await expect(page.getByText('Write at least one question.')).toHaveCount(1);
  });
  await test.step('another type adds its options and removes them', async () => {
    await page.getByLabel('Question 1', { exact: true }).fill('Where do you work best?');
    await page.getByLabel('Type of question 1').selectOption('Multiple choice');
    await expect(page.getByLabel('Option 2', { exact: true })).toHaveValue('new option');
    await page.getByLabel('Type of question 1').selectOption('Agreement');
    await expect(page.getByLabel('Option 1', { exact: true })).toHaveCount(0);
    await page.getByLabel('Type of question 1').selectOption('Multiple choice');
    await page.getByLabel('Option 1', { exact: true }).fill('At  home');
    await page.getByLabel('Option 2', { exact: true }).fill('Office');
  });
  await test.step('questions are moved with the keyboard', async () => {
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByLabel('Question 2', { exact: true }).fill('I can rely on my teammates.');
    await page.getByRole('button', { name: /^Move question 2/ }).press('ArrowUp');
    await expect(page.getByLabel('Question 1', { exact: true })).toHaveValue('I can rely on my teammates.');
  });
  await test.step('the preview shows what respondents will see, and stores nothing', async () => {
    await preview.getByRole('radio', { name: 'Agree', exact: true }).click();
    await preview.getByRole('radio', { name: 'At home' }).click();
    await preview.getByRole('button', { name: 'Send' }).click();
    await expect(preview.getByText('This is a preview, so nothing was sent.', { exact: false })).toBeVisible();
    expect(await prisma().pulse.count({ where: { creatorId: leader.id } })).toBe(0);
    await expectNoSeriousFinding(page);
    await expectNoSmallTarget(page);
  });
  await test.step('a draft is kept, and the list shows it', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL('/digitalPulse');
    await expect(page.getByText('Successfully!')).toBeVisible();
    await expect(row(page, 'Enter Checkin name')).toContainText('In Draft');
  });
  await test.step('the pulse is sent with its own name, and says so', async () => {
    await page.getByRole('link', { name: 'Edit Enter Checkin name' }).click();
    await page.getByRole('button', { name: 'Save and activate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep the name “Enter Checkin name”?' });
    await dialog.getByRole('button', { name: 'Change the name' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Where we work');
    await page.getByRole('button', { name: 'Save and activate' }).click();
    await expect(page.getByText('the pulse is active')).toBeVisible();
    await expect(row(page, 'Where we work')).toContainText('Active');
    await expectNoSeriousFinding(page);
  });
  const [pulse] = await prisma().pulse.findMany({ where: { creatorId: leader.id }, include: { teams: true } });
  expect(pulse?.teams.map(({ teamId }) => teamId)).toEqual([team.id]);
});

function row(page: Page, name: string) {
  return page.getByRole('table', { name: 'Digital pulses' }).getByRole('row').filter({ hasText: name });
}
