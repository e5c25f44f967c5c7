import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { preferNotToSay } from '#/e2e/support/actors/prefer-not-to-say.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { prisma } from '#/lib/platform/db.ts';

const phone = { width: 360, height: 740 };

test('a member answers a pulse from the email, without signing in and despite a lost connection', async ({
  browser,
}) => {
  const { token, round } = await buildOpenPulse();
  const page = await onPhone(browser, `/pulse/${token}#a=4`);
  await test.step('the link chooses an answer, and sends nothing', async () => {
    await expect(page.getByRole('radio', { name: 'Agree', exact: true })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.getByText(/can see in unboXt who sent an answer/).first()).toBeVisible();
    expect(await countAnswered(round.id)).toBe(0);
    await expectNoSeriousFinding(page);
  });
  await test.step('arrow keys move along a scale and choose nothing', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Choose an answer, or “Prefer not to say”.')).toBeVisible();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.press('8');
    await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await expect(page.getByRole('radio')).toHaveCount(11);
  });
  await test.step('a reload keeps the answers', async () => {
    await page.reload();
    await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  });
  await test.step('a tap moves to the next question automatically, and Back shows what was chosen', async () => {
    await page.getByRole('radio', { name: '9', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
  });
  await test.step('a tap on Next that was meant for the question before changes nothing', async () => {
    await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
    await chooseAgainAndTapNext(page);
    await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeVisible();
    await expect(page.getByText('Choose an answer, or “Prefer not to say”.')).toHaveCount(0);
  });
  await test.step('a member who prefers not to say moves on, and may still answer', async () => {
    await page.getByRole('button', { name: 'Prefer not to say' }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Skipped. It won’t count towards any result.')).toBeVisible();
    await page.getByRole('button', { name: 'Answer it after all' }).click();
    await page.getByRole('radio', { name: 'Yes', exact: true }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
  });
  await test.step('a second tap on Next sends nothing', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    const next = page.getByRole('button', { name: 'Next' });
    await expect(next).toBeVisible();
    await next.dblclick({ delay: 1 });
    await expect(page.getByRole('textbox')).toBeEditable();
    expect(await countAnswered(round.id)).toBe(0);
  });
  await test.step('an answer sent without a connection arrives later, once', async () => {
    await page.getByRole('textbox').fill('More light, please.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('No connection right now')).toBeVisible();
    expect(await countAnswered(round.id)).toBe(0);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await countAnswered(round.id)).toBe(1);
    await expectNoSeriousFinding(page);
  });
  await test.step('members needn’t sign in', async () => {
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/\/signIn/);
    await expect(page.getByText('Your answers have been sent. You don’t need to sign in.')).toBeVisible();
  });
});

test('a member who is signed in finds an open pulse at home, reads what happens next, and returns there', async ({
  browser,
}) => {
  const { member, pulse } = await buildOpenPulse();
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await page.goto('/dashboard/team');
  await page.getByRole('link', { name: `Answer the pulse: ${pulse.name}` }).click();
  for (const _ of ['scale', 'rating', 'yes or no']) {
    await preferNotToSay(page);
  }
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Successfully!')).toBeVisible();
  await expect(page.getByText(/The pulse closes on .+ at the latest/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('link', { name: `Answer the pulse: ${pulse.name}` })).toHaveCount(0);
});

test('an open answer that may offend, or asks for help, is only sent after a confirmation', async ({ browser }) => {
  const { token, round } = await buildOpenPulse();
  const page = await onPhone(browser, `/pulse/${token}`);
  for (const _ of ['scale', 'rating', 'yes or no']) {
    await preferNotToSay(page);
  }
  const warning = page.getByText('“b*******” may offend someone', { exact: false });
  const help = page.getByRole('link', { name: 'findahelpline.com' });
  await test.step('a word that may offend is shown, masked, with a way to continue', async () => {
    await page.getByRole('textbox').fill('Too many bullshit meetings.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(warning).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send anyway' })).toBeInViewport();
    await expect(help).toHaveCount(0);
    expect(await countAnswered(round.id)).toBe(0);
    await expectNoSeriousFinding(page);
  });
  await test.step('a person who seems to be in danger is shown where to get help', async () => {
    await page.getByRole('textbox').fill('Some days I want to kill myself.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(help).toBeVisible();
    await expect(page.getByText('112, 999 or 911', { exact: false })).toBeVisible();
    await expect(warning).toHaveCount(0);
    expect(await countAnswered(round.id)).toBe(0);
    await expectNoSeriousFinding(page);
  });
  await test.step('Send sends the same words the second time', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await countAnswered(round.id)).toBe(1);
  });
});

test('an open answer that may offend is sent after confirming, or if it can’t be checked', async ({ browser }) => {
  for (const isChecked of [true, false]) {
    const { token, round } = await buildOpenPulse();
    const page = await onPhone(browser, `/pulse/${token}`);
    for (const _ of ['scale', 'rating', 'yes or no']) {
      await preferNotToSay(page);
    }
    if (!isChecked) await page.route('**/check', (route) => route.abort());
    await page.getByRole('textbox').fill('Bullshit.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    if (isChecked) await page.getByRole('button', { name: 'Send anyway' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await countAnswered(round.id)).toBe(1);
  }
});

async function onPhone(browser: Browser, address: string): Promise<Page> {
  const page = await newBrowserPage(browser);
  await page.setViewportSize(phone);
  await page.goto(address);
  return page;
}

/** Chooses the same answer, and taps Next within a frame of the next question, as a thumb on its way does. */
function chooseAgainAndTapNext(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const question = () => document.querySelector('h2')?.textContent;
    const before = question();
    document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.click();
    while (question() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  });
}

function countAnswered(roundId: number): Promise<number> {
  return prisma().pulseRecipient.count({ where: { roundId, answered: true } });
}
