import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { atStep, newCreator, newMember } from '#/e2e/support/actors/newcomers.ts';
import { answerTheRest, answerYou, atScreen, goOn } from '#/e2e/support/actors/onboarding.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { newestMail } from '#/e2e/support/product/mailbox.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

test('a creator describes the company, continues elsewhere, and invites an administrator once', async ({ browser }) => {
  const company = await buildCompany(prisma(), { name: 'Harbour Works' });
  const creator = await newCreator(company.id, { firstName: 'Ada' });
  const page = await signedInPage(browser, { userId: creator.id, role: 'Administrator' });

  await test.step('the dashboard leads to onboarding first', async () => {
    await page.goto('/dashboard');
    await page.waitForURL('**/onboarding**');
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'Step 1 of 4');
  });

  await test.step('the form says what is missing next to its field and in a summary with the focus', async () => {
    await atScreen(page, 'About Harbour Works');
    await goOn(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Check your answers' })).toBeFocused();
    await page.getByRole('link', { name: 'Choose an industry.' }).click();
    await expect(page.getByLabel('Industry')).toBeFocused();
  });

  await test.step('the company is described, and going back loses nothing', async () => {
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
  await test.step('a wrong address is refused, a right one is invited immediately', async () => {
    await page.getByLabel('Email 1').fill('nobody');
    await goOn(page);
    await expect(page.getByRole('main').getByText('Invalid email address!').first()).toBeVisible();
    await page.getByLabel('Email 1').fill(inviteeEmail);
    await goOn(page);
    await newestMail(inviteeEmail, /invites you/);
  });

  await test.step('the first team comes next, and can wait', async () => {
    await page.waitForURL('**/teamCreate');
    await expect(page.getByText('Your company is ready.', { exact: false })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Start with your first team' })).toBeVisible();
  });

  await test.step('an example shows what will be there, and says in each part that it is an example', async () => {
    await page.getByRole('button', { name: 'See an example' }).click();
    const example = page.getByRole('dialog', { name: 'An example' });
    await expect(example.getByText('This company is made up', { exact: false })).toBeVisible();
    await expect(example.getByRole('region')).toHaveCount(3);
    await expect(example.getByRole('region', { name: /^Sample: / })).toHaveCount(3);
    await expectNoSeriousFinding(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'See an example' })).toBeFocused();
  });

  await test.step('the questions about themselves wait on the dashboard, also on another device', async () => {
    const phone = await signedInPage(browser, { userId: creator.id, role: 'Administrator' });
    await phone.setViewportSize({ width: 400, height: 800 });
    await phone.goto('/dashboard');
    await phone.getByRole('link', { name: 'Begin' }).click();
    await answerYou(phone);
    await atScreen(phone, 'What do you value most?');
    // The creator chooses among the values just given to the company.
    await expect(phone.getByRole('checkbox')).toHaveCount(2);
    await answerTheRest(phone);
    await expect(phone.getByRole('heading', { name: 'Four minutes for you' })).toHaveCount(0);
    await phone.goto('/onboarding');
    await phone.waitForURL('**/dashboard');
    expect(await prisma().invitation.count({ where: { companyId: company.id } })).toBe(1);
  });

  await test.step('the card in the first browser no longer leads anywhere', async () => {
    await page.getByRole('link', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { name: 'Four minutes for you' })).toHaveCount(0);
    await expect(page).toHaveURL(/dashboard$/);
  });
});

test('the screens have no serious accessibility finding', async ({ browser }) => {
  // Twelve screens, each in both themes.
  test.slow();
  const { id: companyId } = await buildCompany(prisma());
  const creator = await newCreator(companyId);
  const member = await newMember(await buildTeam(prisma(), { companyId }), atStep(7));
  const own = 'work birthday hopes values rate prioritise baseline reason result';
  const walks = [
    { userId: creator.id, role: 'Administrator', screens: 'company company-values administrators' },
    { userId: member.id, role: 'Member', screens: own },
  ] as const;
  for (const { screens, ...person } of walks) {
    const page = await signedInPage(browser, person);
    for (const screen of screens.split(' ')) {
      await page.goto(`/onboarding?at=${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSeriousFinding(page);
    }
  }
});
