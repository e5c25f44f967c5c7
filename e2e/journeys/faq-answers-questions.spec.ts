import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';

test('a member finds an answer, says that it helped, and follows it to the screen', async ({ browser }) => {
  const { members } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: members[0].id, role: 'Member' });
  const question = page.getByRole('group').filter({ hasText: 'How do I stop the emails?' });

  await test.step('sections have URLs, and an unknown section isn’t found', async () => {
    await page.goto('/faq');
    const first = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Most asked' }) });
    await expect(first.getByRole('group')).toHaveCount(5);
    await page.getByRole('link', { name: /^Privacy, \d+ questions$/ }).click();
    await expect(page).toHaveURL(/\/faq\/privacy$/);
    await expect(page.getByText('Who sees my answers?')).toHaveCount(0);
    await expect(page.getByText('What does “anonymous” mean here?')).toBeVisible();
    await expect(page).toHaveTitle(/Privacy/);
    expect((await page.request.get('/faq/nothing')).status()).toBe(404);
  });

  await test.step('a search finds while typing, marks its matches, and has a URL', async () => {
    const field = page.getByRole('searchbox', { name: 'Search the questions' });
    await field.fill('how do I unsubscribe');
    await expect(page.getByText('Nothing found for “how do I unsubscribe”.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Search all sections' }).click();
    await expect(question.locator('p')).toBeVisible();
    await expect(question.locator('mark')).toHaveText(['unsubscribe']);
    await expect(page).toHaveURL(/\/faq\?word=how/);
    await page.reload();
    await expect(question.locator('mark')).toHaveText(['unsubscribe']);
    await expectNoSeriousFinding(page);
  });

  await test.step('a vote is kept, and can be changed', async () => {
    await page.setViewportSize({ width: 400, height: 860 });
    await expectNoSmallTarget(page);
    // Both votes show immediately, but the second is sent after the first has arrived, so a reload could come first.
    const response = page.waitForResponse('**/api/faq/like/*');
    await question.getByRole('button', { name: 'Not helpful' }).click();
    await question.getByRole('button', { name: 'Helpful', exact: true }).click();
    await expect(question.getByRole('button', { name: 'Helpful', exact: true })).toHaveText('1');
    await expect(question.getByRole('button', { name: 'Not helpful' })).toHaveText('');
    await response;
    await page.reload();
    await expect(question.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('an answer leads to its screen', async () => {
    await question.getByRole('link', { name: 'Open your profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });
});
