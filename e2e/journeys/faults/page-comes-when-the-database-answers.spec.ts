import { expect } from '@playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { pool } from '#/lib/platform/db.ts';

test('a page whose first reading failed comes when it is asked for again', async ({ browser }) => {
  const { members } = await buildSmallTeam();
  const page = await signedInPage(browser, { userId: members[0].id, role: 'Member' });
  const lock = await pool().connect();
  await test.step('what it reads does not answer, and it says so', async () => {
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE personality_answers IN ACCESS EXCLUSIVE MODE');
    await page.goto('/assessment');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });
  await lock.query('ROLLBACK');
  lock.release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
});
