import { expect, type Page } from 'playwright/test';
import { buildCheckInQueue } from '#/e2e/support/actors/check-in-queue.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

test('a check-in’s page says who reads it, and leads to no page behind the sign-in', async ({ browser }) => {
  const { member, first, ratingsToken } = await buildCheckInQueue();
  const page = await newBrowserPage(browser);
  await test.step('it says so about a member’s own answers', async () => {
    await page.goto(`/questionnaire/${first.token}`);
    await mainOf(page).getByText('Who can read what').click();
    await expect(page.getByText('how you felt and why, your note', { exact: false })).toBeVisible();
    await expect(page.getByText('Members don’t see it', { exact: false })).toBeHidden();
    await expectOpenLinks(page);
  });
  await test.step('it says so about a leader’s ratings', async () => {
    await page.goto(`/questionnaire/${ratingsToken}`);
    await mainOf(page).getByText('Who can read what').click();
    await expect(page.getByText('Members don’t see it', { exact: false })).toBeVisible();
    await expect(page.getByText('how you felt and why, your note', { exact: false })).toBeHidden();
    await expectOpenLinks(page);
  });
  await test.step('pages of a pulse and for turning emails off lead to none, either', async () => {
    const { token } = await buildOpenPulse();
    for (const path of [`/pulse/${token}`, `/unsubscribe/${mailedToken('uns_', member.id)}`]) {
      await page.goto(path);
      await expectOpenLinks(page);
    }
  });
});

test('a link that was copied with the full stop of its sentence opens the same page', async ({ browser }) => {
  const { member, first } = await buildCheckInQueue();
  const { token } = await buildOpenPulse();
  const page = await newBrowserPage(browser);
  for (const path of [
    `/questionnaire/${first.token}`,
    `/pulse/${token}`,
    `/unsubscribe/${mailedToken('uns_', member.id)}`,
  ]) {
    await page.goto(path);
    const heading = await mainOf(page).getByRole('heading', { level: 1 }).textContent();
    for (const behind of ['.', '%3E', '%20']) {
      await page.goto(path + behind);
      await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    }
  }
});

/** Expects every link of the page to open without a session. */
async function expectOpenLinks(page: Page): Promise<void> {
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = [...new Set(links)].filter((href) => href.startsWith(new URL(page.url()).origin));
  for (const href of own) {
    const answer = await page.request.get(href);
    expect(new URL(answer.url()).pathname, `${href} on ${page.url()}`).not.toBe('/signIn');
  }
}
