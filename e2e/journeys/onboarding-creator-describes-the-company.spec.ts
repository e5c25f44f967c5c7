import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { atStep, newCreator } from '#/e2e/support/actors/newcomers.ts';
import { answerTheRest, answerYou, atScreen, goOn } from '#/e2e/support/actors/onboarding.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { newestMail } from '#/e2e/support/product/mailbox.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';

test('a creator describes the company, goes on elsewhere, and invites an administrator once', async ({ browser }) => {
  const company = await buildCompany(prisma(), { name: 'Harbour Works' });
  const creator = await newCreator(company.id, { firstName: 'Ada' });
  const page = await signedInPage(browser, { userId: creator.id, role: 'Administrator' });

  await test.step('the dashboard leads to onboarding first', async () => {
    await page.goto('/dashboard');
    await page.waitForURL('**/onboarding**');
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'Step 1 of 5');
  });

  await test.step('what is missing is said beside its field and in a summary with the focus', async () => {
    await atScreen(page, 'Welcome, Ada');
    await goOn(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Check your answers' })).toBeFocused();
    await page.getByRole('link', { name: 'Choose a seniority.' }).click();
    await expect(page.getByLabel('Seniority')).toBeFocused();
    await answerYou(page);
  });

  await test.step('the company is described, and going back loses nothing', async () => {
    await atScreen(page, 'About Harbour Works');
    await page.getByLabel('Industry').selectOption('Education');
    await page.getByLabel('20–49').check();
    await goOn(page);
    await atScreen(page, 'What does Harbour Works stand for?');
    await page.getByLabel('Courage').check();
    await page.getByLabel('Trust').check();
    await page.getByRole('button', { name: 'Back' }).click();
    await atScreen(page, 'About Harbour Works');
    await expect(page.getByLabel('20–49')).toBeChecked();
    await page.goBack();
    await atScreen(page, /stand for/);
    await expect(page.getByLabel('Courage')).toBeChecked();
    await goOn(page);
    await atScreen(page, 'Who else runs Harbour Works?');
  });

  const inviteeEmail = newEmail('second');
  await test.step('a wrong address is refused, a right one is invited at once', async () => {
    await page.getByLabel('Email 1').fill('nobody');
    await goOn(page);
    await expect(page.getByRole('main').getByText('Invalid email address!').first()).toBeVisible();
    await page.getByLabel('Email 1').fill(inviteeEmail);
    await goOn(page);
    await atScreen(page, 'What do you value most?');
    await newestMail(inviteeEmail, /invites you/);
  });

  await test.step('another device goes on where the server stands', async () => {
    const phone = await signedInPage(browser, { userId: creator.id, role: 'Administrator' });
    await phone.setViewportSize({ width: 400, height: 800 });
    await phone.goto('/onboarding');
    await atScreen(phone, 'What do you value most?');
    // The creator chooses among the values just given to the company.
    await expect(phone.getByRole('checkbox')).toHaveCount(2);
    await phone.getByRole('button', { name: 'Back' }).click();
    await atScreen(phone, /^Who else runs/);
    await expect(phone.getByText(inviteeEmail)).toBeVisible();
    await goOn(phone);
    await answerTheRest(phone);
    await phone.goto('/onboarding');
    await phone.waitForURL('**/dashboard');
    expect(await prisma().invitation.count({ where: { companyId: company.id } })).toBe(1);
  });

  await test.step('the first browser, left behind, is shown that it is over', async () => {
    await goOn(page);
    await page.waitForURL('**/dashboard');
  });
});

test('the screens have no serious finding', async ({ browser }) => {
  // Twelve screens, each in both themes.
  test.slow();
  const { id: companyId } = await buildCompany(prisma());
  const creator = await newCreator(companyId, atStep(7));
  const page = await signedInPage(browser, { userId: creator.id, role: 'Administrator' });
  const screens = 'birthday hopes company company-values administrators values rate prioritise baseline reason result';
  for (const screen of ['work', ...screens.split(' ')]) {
    await page.goto(`/onboarding?at=${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSeriousFinding(page);
  }
});
