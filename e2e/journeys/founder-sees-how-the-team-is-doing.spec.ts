import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { answerCompany } from '#/e2e/support/actors/onboarding.ts';
import {
  joinByInvitation,
  newBrowserPage,
  newEmail,
  signIn,
  signUpToOnboarding,
  timeZone,
} from '#/e2e/support/actors/people.ts';
import { answerCheckIn } from '#/e2e/support/actors/questionnaire.ts';
import { clockReading, LEAP_MS, letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { linkIn, newestMail } from '#/e2e/support/product/mailbox.ts';

const teamName = 'Lighthouse';

test('a founder signs up, gets a check-in answered, and sees it live on another process', async ({ browser }) => {
  test.setTimeout(180_000);
  const founder = newEmail('founder');
  const members = [newEmail('noor'), newEmail('sam')] as const;

  const founderPage = await newBrowserPage(browser);
  await test.step('a company signs up', async () => {
    const wasLate = await holdCaptcha(founderPage);
    await signUpToOnboarding(founderPage, { email: founder, companyName: 'Harbour Works' });
    expect(wasLate()).toBe(true);
    await answerCompany(founderPage);
  });

  await test.step('its founder creates a team and invites two people', async () => {
    await founderPage.getByLabel('Team name').fill(teamName);
    await expect(founderPage.getByLabel('Department')).toHaveValue('0');
    await founderPage.getByLabel('Meeting expectations').check();
    await founderPage.getByLabel('Send time').fill(clockReading(timeZone, 2));
    // Daily on all seven days, so that the journey works on any day.
    await founderPage.getByLabel('Sat').check();
    await founderPage.getByLabel('Sun').check();
    await founderPage.getByLabel('Email 1', { exact: true }).fill(members[0]);
    await founderPage.getByRole('button', { name: 'Add another' }).click();
    await founderPage.getByLabel('Email 2', { exact: true }).fill(members[1]);
    await founderPage.getByRole('button', { name: 'Add another' }).click();
    await founderPage.getByRole('button', { name: 'Create team' }).click();
    await expect(founderPage.getByText(`${teamName} created. 2 invitations are on the way.`)).toBeVisible();
  });

  const memberPage = await newBrowserPage(browser);
  await test.step('the invited people join from their emails', async () => {
    await joinByInvitation(memberPage, members[0], 'Noor');
    await expect(memberPage).toHaveURL(/dashboard\/team/);
    await expect(memberPage.getByText(teamName).first()).toBeVisible();
    const second = await newBrowserPage(browser);
    await joinByInvitation(second, members[1], 'Sam');
    await second.context().close();
  });

  const leaderPage = await newBrowserPage(browser, process.env.E2E_SECOND_URL);
  await test.step('the leader watches the dashboard on the second process', async () => {
    await signIn(leaderPage, founder);
    await leaderPage.getByRole('button', { name: /’s account, / }).click();
    await leaderPage.getByRole('menuitemradio', { name: /Team Leader/ }).click();
    await leaderPage.waitForURL('**/dashboard/team**');
    await expect(leaderPage.getByText(teamName).first()).toBeVisible();
  });

  const respondent = await newBrowserPage(browser);
  await test.step('the check-in is sent at its time and answered without signing in', async () => {
    await letTimePass(LEAP_MS);
    const mail = await newestMail(members[0], /check-in/);
    await respondent.goto(linkIn(mail, 'questionnaire'));
    await expect(
      mainOf(respondent).getByText('sees your answers with your name. Everyone else', { exact: false }),
    ).toBeVisible();
    await answerCheckIn(respondent, { emotion: 'Proud', productivity: 80 });
  });

  await test.step('the dashboard shows the answer without a reload', async () => {
    await expect(leaderPage.getByRole('main')).toContainText('80 of 100');
    await answerAs(members[1], 'Stressed', 60);
    await expect(leaderPage.getByRole('main')).toContainText('70 of 100');
  });

  await test.step('a second answer is refused with a message', async () => {
    await respondent.reload();
    await expect(respondent.getByRole('status')).toContainText('You’ve already answered this check-in.');
  });

  await test.step('signing out ends the session', async () => {
    await leaderPage.getByRole('button', { name: /’s account, / }).click();
    await leaderPage.getByRole('menuitem', { name: 'Sign Out' }).click();
    await leaderPage.waitForURL('**/signIn');
    await leaderPage.goto('/dashboard/team');
    await expect(leaderPage).toHaveURL(/signIn/);
  });

  async function answerAs(email: string, emotion: string, productivity: number): Promise<void> {
    const page = await newBrowserPage(browser);
    await page.goto(linkIn(await newestMail(email, /check-in/), 'questionnaire'));
    await answerCheckIn(page, { emotion, productivity });
    await page.context().close();
  }
});

/**
 * Delays the captcha until the last field is focused, as on a slow line. Returns a function that tells whether it was
 * delayed.
 */
async function holdCaptcha(page: Page): Promise<() => boolean> {
  let isLate = false;
  // Only this file, because other requests in a route that ends may never arrive, such as the widget's worker.
  await page.route(`**/chunks/${widgetFile()}`, async (route) => {
    await expect(page.getByLabel('Phone')).toBeFocused();
    isLate = true;
    await route.continue();
  });
  return () => isLate;
}

/** Returns the name of the built file with the captcha's widget. */
function widgetFile(): string {
  const chunks = path.join(import.meta.dirname, '../../.next/static/chunks');
  const file = readdirSync(chunks).find(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(path.join(chunks, name), 'utf8').includes('customElements.get("altcha-widget")'),
  );
  if (!file) throw new Error('No built file holds the widget of the captcha.');
  return file;
}
