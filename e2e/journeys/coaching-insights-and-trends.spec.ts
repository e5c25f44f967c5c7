import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { messageBox } from '#/e2e/support/actors/message-box.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildCornerTeam, buildInsights, buildTrends } from '#/e2e/support/scenes/corner-team.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 400, height: 860 },
];
const itemsOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });

for (const viewport of sizes) {
  test(`a leader reads insights and trends at ${viewport.width} px`, async ({ browser }) => {
    test.slow();
    const { leader, team } = await buildCornerTeam();
    await buildInsights(team, 'leader', [6, 13]);
    await buildInsights(team, 'member', [4]);
    await buildTrends(team, 7);
    const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
    await page.setViewportSize(viewport);
    const items = itemsOn(page);
    const about = page.getByRole('region', { name: 'About this trend' });

    await test.step('insights come first, unseen ones with a dot, and open by their header', async () => {
      await page.goto('/coachingCorner');
      await expect(page.getByRole('heading', { name: 'Coaching Corner' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Lighthouse' })).toBeVisible();
      // With one team there is nothing to choose.
      await expect(page.getByLabel('Select Team')).toHaveCount(0);
      await expect(items).toHaveCount(2);
      await expect(items.getByText('New', { exact: true })).toHaveCount(2);
      await expectNoSeriousFinding(page);
      await expectNoSmallTarget(page);
      const why = items.last().getByRole('button', { name: 'Why it works: Recognise in public' });
      await expect(items.last().getByText(/^Source: /)).toBeHidden();
      await why.press('Enter');
      await expect(items.last().getByText(/^Source: /)).toBeVisible();
      await expect(items.getByText('New', { exact: true })).toHaveCount(1);
      await expectNoSeriousFinding(page);
      await why.press('Enter');
      const first = items.first().getByRole('button').first();
      await first.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Fewer meetings' });
      await expect(dialog).toContainText('Source:');
      await expectNoSeriousFinding(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(first).toBeFocused();
      await expect(items.getByText('New', { exact: true })).toHaveCount(0);
    });

    await test.step('thumbs up and down exclude each other, a second click undoes one, and both are kept', async () => {
      const thumb = (name: string) => items.first().getByRole('button', { name, exact: true });
      await vote(page, () => thumb('Helpful').click());
      await expect(thumb('Helpful')).toHaveAttribute('aria-pressed', 'true');
      await vote(page, () => thumb('Not helpful').click());
      await expect(thumb('Helpful')).toHaveAttribute('aria-pressed', 'false');
      await page.reload();
      await expect(thumb('Not helpful')).toHaveAttribute('aria-pressed', 'true');
      await expectNoSeriousFinding(page);
      await expect(items.first().getByText('New', { exact: true })).toHaveCount(0);
      await vote(page, () => thumb('Not helpful').click());
      await page.reload();
      await expect(thumb('Not helpful')).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('its advice becomes a step in two clicks, and is then shown as a step', async () => {
      await items.first().getByRole('button', { name: 'Take this step' }).click();
      await expect(items.first().getByRole('radio').first()).toBeChecked();
      await expectNoSeriousFinding(page);
      await items.first().getByRole('button', { name: 'Start', exact: true }).click();
      await expect(items.first().getByText(/^Trying since .*: “Choose one day a week without meetings/)).toBeVisible();
      await expect(items.first().getByRole('button', { name: 'Take this step' })).toHaveCount(0);
    });

    await test.step('trends load in fives at the end of the list, until fewer than five come', async () => {
      const offsets: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/trends?')) offsets.push(new URL(request.url()).searchParams.get('offset') ?? '');
      });
      await page.getByRole('link', { name: 'Trends' }).click();
      await expect(items.first()).toContainText('Motivation Trend: down 9 points to 61');
      // It advises to ask in the chat box.
      const act = items.first().getByRole('link', { name: 'Write about it' });
      await expect(act).toHaveAttribute('href', /tab=motivation/);
      await items.last().scrollIntoViewIfNeeded();
      await expect(items).toHaveCount(7);
      await items.last().scrollIntoViewIfNeeded();
      await expectNoSeriousFinding(page);
      expect(offsets).toEqual(['0', '5']);
    });

    await test.step('a motivation trend opens the chat box with its text; the tab opens it without', async () => {
      const fell = 'down 9 points from the previous 30 days';
      await items.first().getByRole('button', { name: 'Motivation Trend: down 9 points to 61' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'See more' }).click();
      await expect(about).toContainText(fell);
      await expect(messageBox(page)).toBeFocused();
      await expectNoSeriousFinding(page);
      await page.reload();
      await expect(about).toContainText(fell);
      await page.getByRole('link', { name: 'Motivation Chat Box' }).click();
      await expect(about).toBeHidden();
      await page.goBack();
      const address = page.url();
      await about.getByRole('button', { name: 'Post without the trend' }).click();
      await expect(about).toBeHidden();
      await page.goto(address);
      await expect(about).toContainText(fell);
    });

    await test.step('a post without a name doesn’t include the trend, which few people opened', async () => {
      await page.getByLabel('Post Anonymously').check();
      await expect(about).toBeHidden();
      await messageBox(page).fill('More light, please.');
      const posted = page.waitForRequest('**/api/coach/post/*/create');
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      expect((await posted).postDataJSON()).toMatchObject({ anonymously: true, isMotivation: false });
    });

    await test.step('nothing makes the page scroll sideways', async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test('members read their own items, also as tabs of the dashboard, and others are sent home', async ({ browser }) => {
  const { administrator, team, members } = await buildCornerTeam();
  await buildInsights(team, 'leader', [6]);
  await buildInsights(team, 'member', [4, 7]);
  const page = await signedInPage(browser, { userId: members[0]?.id ?? 0, role: 'Member' });
  await page.goto('/dashboard/team');
  await page.getByRole('link', { name: 'Insights from HQ' }).click();
  await expect(itemsOn(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Safe to speak', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Safe to speak' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Only advice to thank someone leads to the chat box.
  await page.getByRole('link', { name: 'Say thanks' }).click();
  await expect(messageBox(page)).toBeFocused();
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(page.getByText('Nothing here yet. Trends need two weeks of check-ins.')).toBeVisible();
  await expectNoSeriousFinding(page);
  await page.getByRole('link', { name: 'Motivation Chat Box' }).click();
  await expect(page.getByText('No messages yet. Say what went well this week.')).toBeVisible();
  const other = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await other.goto('/coachingCorner');
  await expect(other).toHaveURL(/\/dashboard$/);
});

test('a list that can’t be loaded says so, and loads on a retry', async ({ browser }) => {
  const { leader, team } = await buildCornerTeam();
  await buildTrends(team, 6);
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto('/coachingCorner');
  const broken = { status: 503, json: { code: 'unavailable', message: 'Please try again in a moment.' } };
  await page.route('**/trends?*', (route) => route.fulfill(broken));
  await page.getByRole('link', { name: 'Trends' }).click();
  // A failed call is retried twice before the error is shown.
  await expect(page.getByText('We couldn’t load the trends')).toBeVisible();
  await page.unroute('**/trends?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Motivation Trend: down 9 points to 61' })).toBeVisible();
});

/** Votes, and waits until the server has the vote. */
async function vote(page: Page, click: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse(/\/(like|dislike)$/);
  await click();
  await response;
}

test('the focused element stays in the window when a list above it grows', async ({ browser }) => {
  const { leader, team } = await buildCornerTeam();
  await buildTrends(team, 20);
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const more = Promise.withResolvers<void>();
  await page.route(/\/trends\?.*offset=[1-9]/, async (route) => {
    await more.promise;
    await route.continue();
  });
  await page.goto(`/coachingCorner?team=${team.id}&tab=trends`);
  await expect(itemsOn(page)).toHaveCount(5);
  const below = page.getByRole('link', { name: 'Privacy' });
  await below.focus();
  more.resolve();
  await expect(itemsOn(page)).toHaveCount(20);
  await expect(below).toBeFocused();
  await expect(below).toBeInViewport();
});
