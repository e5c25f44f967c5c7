import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { pool } from '#/lib/platform/db.ts';

test('a page that failed to read its data loads on a retry', async ({ browser }) => {
  const { members } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: members[0].id, role: 'Member' });
  const lock = await pool().connect();
  await test.step('its data can’t be read, and the page says so', async () => {
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE personality_answers IN ACCESS EXCLUSIVE MODE');
    await page.goto('/assessment');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });
  await lock.query('ROLLBACK');
  lock.release();
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
});

test('a visitor whose page failed is asked to try again, not sent to a dashboard', async ({ browser }) => {
  const { token } = await buildOpenPulse();
  const page = await newBrowserPage(browser);
  const lock = await pool().connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE pulse_recipients IN ACCESS EXCLUSIVE MODE');
  await page.goto(`/pulse/${token}`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await lock.query('ROLLBACK');
  lock.release();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});
