import { expect, type Route } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';

test('a member takes the personality assessment with the keyboard, reads the result and starts over', async ({
  browser,
}) => {
  const { members } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: members[0].id, role: 'Member' });
  const main = page.getByRole('main');
  const step = (number: number) => main.getByRole('heading', { name: `Step ${number} of 5` });
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent);

  await test.step('the page says what is missing, and moves the focus there', async () => {
    await page.goto('/assessment');
    await expectNoSeriousFinding(page);
    await main.getByRole('button', { name: 'Start' }).press('Enter');
    await expect(step(1)).toBeFocused();
    await main.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(main.getByText('10 statements of this step are still open.')).toBeVisible();
    await expect(main.getByLabel('Very inaccurate').first()).toBeFocused();
    await expectNoSeriousFinding(page);
  });

  await test.step('arrow keys choose, digits choose and continue, and a reload loses nothing', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(
      main.getByRole('group', { name: 'I am the life of the party.' }).getByLabel('Moderately inaccurate'),
    ).toBeChecked();
    for (const key of ['2', '1', '4', '2']) await page.keyboard.press(key);
    expect(await focused()).toBe('I have a rich vocabulary.');
    await page.reload();
    await expect(main.getByRole('progressbar', { name: 'Statements answered' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 50',
    );
  });

  await test.step('a whole step is saved without a button, and is still there after leaving', async () => {
    await main.locator('#statement-5').focus();
    const response = page.waitForResponse((each) => each.url().endsWith('/api/assesment') && each.ok());
    for (const key of ['5', '2', '4', '2', '4', '1']) await page.keyboard.press(key);
    await response;
    await page.goto('/profile?section=assessment');
    await expect(main).toContainText('You’ve answered 10 of 50 statements.');
    await main.getByRole('link', { name: 'Take the assessment' }).click();
    await main.getByRole('button', { name: 'Continue with step 2' }).click();
  });

  await test.step('they go back and forth, step by step, to the result', async () => {
    await expect(step(2)).toBeFocused();
    await main.getByRole('button', { name: 'Back' }).click();
    await expect(
      main.getByRole('group', { name: 'I am interested in people.' }).getByLabel('Moderately accurate'),
    ).toBeChecked();
    await main.getByRole('button', { name: 'Continue' }).click();
    for (const number of [2, 3, 4, 5]) {
      await expect(step(number)).toBeVisible();
      await main.locator(`#statement-${number * 10 - 9}`).focus();
      for (let at = 0; at < 10; at++) await page.keyboard.press(String(1 + ((at + number) % 5)));
      await main.getByRole('button', { name: number === 5 ? 'See my result' : 'Continue' }).press('Enter');
    }
    await expect(main.getByRole('heading', { name: 'Your five traits' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Extraversion',
      'Agreeableness',
      'Conscientiousness',
      'Emotional steadiness',
      'Imagination',
    ]);
    await expectNoSeriousFinding(page);
  });

  await test.step('a retake asks first, and starts over', async () => {
    await main.getByRole('button', { name: 'Retake' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(main.getByRole('heading', { name: 'Your five traits' })).toBeVisible();
    await main.getByRole('button', { name: 'Retake' }).click();
    // Deleted answers disappear from the screen, even if nothing new can be loaded.
    const refuseReads = (route: Route) => (route.request().method() === 'GET' ? route.abort() : route.continue());
    await page.route('**/api/assesment', refuseReads);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete and retake' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Your five traits' })).toHaveCount(0);
    await page.unroute('**/api/assesment');
    await page.reload();
    await expect(main.getByRole('button', { name: 'Start' })).toBeVisible();
  });
});
