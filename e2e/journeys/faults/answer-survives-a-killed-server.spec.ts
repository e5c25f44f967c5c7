import fs from 'node:fs';
import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { answerCheckIn } from '#/e2e/support/actors/questionnaire.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';

test('an acknowledged answer is still there after kill -9 of the server', async ({ browser, page }) => {
  const { token, leader, members } = await buildSmallTeam();
  await page.goto(`/questionnaire/${token}`);
  await answerCheckIn(page, { emotion: 'Calm', productivity: 85 });
  await killServer();
  await page.reload();
  await expect(page.getByRole('status')).toContainText('You’ve already answered this check-in.');
  const leaderPage = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await leaderPage.goto(`/dashboard/team?period=1w&member=${members[0].id}`);
  await expect(leaderPage.getByRole('main')).toContainText('85');
});

/** Kills the first server without a chance to clean up, and waits until its successor is ready. */
async function killServer(): Promise<void> {
  const pidFile = process.env.E2E_SERVER_PID_FILE ?? '';
  const before = fs.readFileSync(pidFile, 'utf8');
  process.kill(Number(before), 'SIGKILL');
  await expect.poll(() => fs.readFileSync(pidFile, 'utf8')).not.toBe(before);
  const isReady = () =>
    fetch(`${process.env.E2E_BASE_URL}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}
