import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from 'playwright/test';
import { passOnboarding } from '#/e2e/support/actors/onboarding.ts';
import { linkIn, newestMail } from '#/e2e/support/product/mailbox.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

/** The time zone of all browsers in journeys. */
export const timeZone = 'Europe/Paris';

/** Returns an email address that no one else uses. */
export function newEmail(name: string): string {
  return `${name}-${randomBytes(5).toString('hex')}@journey.test`;
}

/** Opens a page in a separate browser, without shared cookies or storage. */
export async function newBrowserPage(browser: Browser, baseURL = process.env.E2E_BASE_URL): Promise<Page> {
  const context = await browser.newContext({ timezoneId: timeZone, locale: 'en-GB', ...(baseURL ? { baseURL } : {}) });
  await context.addInitScript(skipTour);
  return context.newPage();
}

/** Runs in the page: skips the guided tour in journeys about something else. */
function skipTour(): void {
  sessionStorage.setItem('tour', JSON.stringify({ status: 'done' }));
}

/** Signs a company up through the form and its email, up to the first screen of onboarding. */
export async function signUpToOnboarding(page: Page, founder: { email: string; companyName: string }): Promise<void> {
  // The load event may never come if a journey holds a file back.
  await page.goto('/signUp', { waitUntil: 'domcontentloaded' });
  await expectOwnZone(page);
  await page.getByLabel('Company name').fill(founder.companyName);
  await page.getByLabel('Work email').fill(founder.email);
  await fillPerson(page, 'Ada', 'Founder');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const mail = await newestMail(founder.email, /Confirm/);
  await page.goto(linkIn(mail, 'setPassword'));
  await choosePassword(page);
}

/** Joins a team from the emailed invitation, up to the first dashboard. */
export async function joinByInvitation(page: Page, email: string, name: string): Promise<void> {
  const mail = await newestMail(email, /invites you/);
  await page.goto(linkIn(mail, 'signUp'));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillPerson(page, name, 'Member');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePassword(page);
  await passOnboarding(page);
}

/** Signs in through the form, up to the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signIn');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard**');
}

async function fillPerson(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Phone').fill('+33 1 23 45 67 89');
  await expectOwnZone(page);
}

const expectOwnZone = (page: Page) =>
  expect(page.getByLabel('Time zone').locator('option:checked')).toHaveText('GMT+1 · Paris');

async function choosePassword(page: Page): Promise<void> {
  await expect(page.getByText('Perfect! Now create a password and log in.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL('**/onboarding**');
}
