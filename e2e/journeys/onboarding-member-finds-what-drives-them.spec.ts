import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { atStep, newMember } from '#/e2e/support/actors/newcomers.ts';
import { answerYou, atScreen, finish, giveBaselines, goOn, rateMotivators } from '#/e2e/support/actors/onboarding.ts';
import { answerCheckIn } from '#/e2e/support/actors/questionnaire.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { notAskedToday } from '#/e2e/support/scenes/not-asked-today.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

test('a member answers on a phone, goes back and forth, and starts from a result', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const member = await newMember(await buildTeam(prisma(), { companyId, name: 'Lighthouse' }));
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole('main');

  await test.step('the member isn’t asked about company, department or team', async () => {
    await page.goto('/onboarding');
    await answerYou(page);
    await atScreen(page, 'What do you value most?');
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'Step 2 of 4');
    await page.getByLabel('Humour').check();
    await expect(main.getByText('We take work seriously and ourselves less so')).toBeVisible();
    await goOn(page);
  });

  await test.step('tapping in order sets the priorities', async () => {
    await atScreen(page, 'What drives you?');
    await goOn(page);
    await expect(main.getByText('Choose at least 3, most important first.').first()).toBeVisible();
    await rateMotivators(page);
    await atScreen(page, 'How well does work give you each of these today?');
  });

  await test.step('a reload continues at the same place, and so does another URL', async () => {
    await page.reload();
    await atScreen(page, 'How well does work give you each of these today?');
    await page.goto('/onboarding?at=result');
    await atScreen(page, 'How well does work give you each of these today?');
    await goOn(page);
    await expect(main.getByText('Rate each of your priorities.').first()).toBeVisible();
    await giveBaselines(page, ['Mostly', 'A little', 'Partly']);
  });

  await test.step('the reason is about the largest gap', async () => {
    await expect(main.getByText('Growth has the most room to grow. Why?')).toBeVisible();
    await page.getByLabel('Growth', { exact: true }).check();
    await page.getByLabel('No time to learn').check();
    await goOn(page);
  });

  await test.step('the result follows from the baselines, also after they change', async () => {
    await atScreen(page, 'Your starting point');
    await expect(main).toContainText('54 of 100');
    await expect(main).toContainText('especially “Growth”. “Autonomy” is a strength to build on.');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('No time to learn')).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await giveBaselines(page, ['Partly', 'Mostly', 'Partly']);
    await expect(main.getByText('Autonomy has the most room to grow. Why?')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  });

  await test.step('needs that are met equally aren’t ranked, and their reason isn’t asked', async () => {
    await giveBaselines(page, ['Fully', 'Fully', 'Fully']);
    await expect(main).toContainText('100 of 100');
    await expect(main).toContainText('all of it equally');
    await page.reload();
    await atScreen(page, 'Your starting point');
  });

  await test.step('finishing leads home, where the team is', async () => {
    await finish(page);
    await expect(page).toHaveURL(/dashboard\/team/);
    await expect(page.getByText('Lighthouse').first()).toBeVisible();
    const satisfactions = await prisma().motivatorSatisfaction.findMany({ where: { userId: member.id } });
    expect(satisfactions.map(({ satisfaction }) => satisfaction)).toEqual([100, 100, 100]);
  });
});

test('a lost connection is reported, keeps what was typed, and can be tried again', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const member = await newMember(await buildTeam(prisma(), { companyId }), atStep(5));
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await page.goto('/onboarding');
  await atScreen(page, 'What do you value most?');
  await page.getByLabel('Humour').check();
  await page.route('**/api/onboarding/norms', (route) => route.abort());
  await goOn(page);
  await expect(page.getByRole('main').getByText('We couldn’t reach the server.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Humour')).toBeChecked();
  await page.unroute('**/api/onboarding/norms');
  await goOn(page);
  await atScreen(page, 'What drives you?');
});

test('a date is typed in any form or picked from the calendar, and shown in one form', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const member = await newMember(await buildTeam(prisma(), { companyId }));
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/onboarding');
  await atScreen(page, /^Welcome/);
  await page.getByLabel('I’m new').check();
  await page.getByLabel('Seniority').selectOption('Senior');
  await page.getByLabel('Years of people leadership').selectOption('3–5 years');
  await page.getByLabel('Start date').fill('sometime in spring');
  await goOn(page);
  // One field alone is wrong: it says so once, and has the focus.
  await expect(page.getByText('Enter the date you started.')).toHaveCount(1);
  await expect(page.getByLabel('Start date')).toBeFocused();
  await page.getByLabel('Start date').fill('1/2/2024');
  await page.getByLabel('Start date').press('Tab');
  await expect(page.getByLabel('Start date')).toHaveValue('1 February 2024');
  await goOn(page);

  await atScreen(page, 'Your birthday');
  await page.getByRole('button', { name: 'Choose a day' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('grid', { name: 'January 1990' })).toBeVisible();
  await calendar.getByLabel('Year').selectOption('1988');
  await calendar.getByLabel('Month', { exact: true }).selectOption('March');
  await calendar.getByRole('button', { name: 'Tuesday, 8 March 1988' }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('8 March 1988');
  await page.getByLabel('Share my birthday with my team').check();
  await goOn(page);
  await atScreen(page, 'What are you hoping for?');
  expect(await prisma().user.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
    hireDate: new Date('2024-02-01'),
    birthDate: new Date('1988-03-08'),
    shareBirthday: true,
  });
});

test('a member answers the first check-in before anything else, and leaves the rest for later', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const team = await buildTeam(prisma(), { companyId, name: 'Lighthouse', ...notAskedToday() });
  const member = await newMember(team);
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/onboarding');
  await atScreen(page, /^Welcome/);
  const offer = page.getByRole('heading', { name: 'Your first check-in is here' });
  await expect(offer).toHaveCount(0);

  await test.step('the check-in appears while the questions are read', async () => {
    const localDate = new Date().toISOString().slice(0, 10);
    await buildCheckIn(prisma(), { team, userId: member.id, localDate, closesAt: new Date(Date.now() + 36e5) });
    await expect(offer).toBeVisible({ timeout: 15_000 });
    await page.getByRole('link', { name: 'Answer now' }).click();
    await answerCheckIn(page, { emotion: 'Proud', productivity: 80 });
    expect(await prisma().checkInAnswer.count({ where: { checkIn: { userId: member.id } } })).toBe(1);
  });

  await test.step('continuing leads back to the questions, without the offer', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await atScreen(page, /^Welcome/);
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'Later' }).click();
    await page.waitForURL('**/dashboard/team');
  });

  await test.step('a card leads back, and can be hidden for a while', async () => {
    const card = page.getByRole('heading', { name: 'Four minutes for you' });
    await page.getByRole('link', { name: 'Begin' }).click();
    await atScreen(page, 'Four minutes for you');
    await page.getByRole('button', { name: 'Later' }).click();
    await page.waitForURL('**/dashboard/team');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
