import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { timeZone } from '#/e2e/support/actors/people.ts';
import { preferNotToSay } from '#/e2e/support/actors/prefer-not-to-say.ts';
import { answerCheckIn } from '#/e2e/support/actors/questionnaire.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { blockStorage, fillStorage } from '#/e2e/support/fakes/browser-storage.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const notice = 'Signing in needs your browser’s storage, which is blocked or full.';

for (const [browserSays, script] of [
  ['is blocked', blockStorage],
  ['is full', fillStorage],
] as const) {
  test(`where storage ${browserSays}, a mailed pulse is answered and sent`, async ({ browser }) => {
    const { token, round } = await buildOpenPulse();
    const page = await open(browser, script);
    await page.goto(`/pulse/${token}`);
    for (const _ of ['scale', 'rating', 'yes or no']) await preferNotToSay(page);
    await page.getByRole('textbox').fill('More light, please.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await prisma().pulseRecipient.count({ where: { roundId: round.id, answered: true } })).toBe(1);
  });

  test(`where storage ${browserSays}, the other pages that emails open work`, async ({ browser }) => {
    const { token, members, company, team } = await buildSmallTeam();
    const page = await open(browser, script);
    await test.step('a check-in works', async () => {
      await page.goto(`/questionnaire/${token}`);
      await answerCheckIn(page, { emotion: 'Happy', productivity: 70 });
    });
    await test.step('turning emails off works', async () => {
      await page.goto(`/unsubscribe/${mailedToken('uns_', members[1].id)}`);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByText('We won’t send you any more messages about check-ins and pulses')).toBeVisible();
    });
    await test.step('an invitation works, and says what it will need', async () => {
      const invitation = await buildInvitation(prisma(), {
        companyId: company.id,
        kind: 'team_member',
        teamId: team.id,
      });
      await page.goto(`/signUp/${mailedToken('inv_', invitation.id)}`);
      await expect(mainOf(page).getByText(notice)).toBeVisible();
      await page.getByLabel('First name').fill('Noor');
      await page.getByLabel('Last name').fill('Newcomer');
      await page.getByLabel('Phone').fill('+33 1 23 45 67 89');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(/\/(setPassword|checkEmail)/);
    });
  });

  test(`where storage ${browserSays}, pages that need it say so`, async ({ browser }) => {
    const { administrator } = await buildSmallTeam();
    const page = await open(browser, script);
    await page.goto('/signUp');
    await expect(mainOf(page).getByText(notice)).toBeVisible();
    await page.goto('/signIn');
    await expect(mainOf(page).getByText(notice)).toBeVisible();
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator(':focus')).toContainText(notice);
    await expect(page).toHaveURL(/\/signIn$/);
  });
}

test('where storage is blocked, the dashboard leads to sign-in, which says why', async ({ browser }) => {
  const { administrator } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.addInitScript(blockStorage);
  await page.goto('/dashboard');
  await expect(mainOf(page).getByText(notice)).toBeVisible();
  await expect(mainOf(page).getByText('You’ve been signed out')).toHaveCount(0);
});

async function open(browser: Browser, script: () => void): Promise<Page> {
  const context = await browser.newContext({ timezoneId: timeZone, locale: 'en-GB' });
  await context.addInitScript(script);
  return context.newPage();
}
