import { expect, type Page } from 'playwright/test';
import { buildCheckInQueue } from '#/e2e/support/actors/check-in-queue.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const KB = 1024;

/** Expects the scripts of a first visit to be at most this many kilobytes, as transferred. */
async function expectLittle(page: Page, path: string, most: number): Promise<void> {
  const bytes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') bytes.push(request.sizes().then(({ responseBodySize: size }) => size));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL((url) => url.pathname === path);
  const sum = (await Promise.all(bytes)).reduce((total, one) => total + one, 0);
  expect(sum, path).toBeGreaterThan(100 * KB);
  expect(sum, path).toBeLessThanOrEqual(most * KB);
  await page.context().close();
}

test('pages that people open from an email load few scripts', async ({ browser }) => {
  const { first } = await buildCheckInQueue();
  const { token } = await buildOpenPulse();
  await expectLittle(await newBrowserPage(browser), '/signIn', 150);
  await expectLittle(await newBrowserPage(browser), `/questionnaire/${first.token}`, 150);
  await expectLittle(await newBrowserPage(browser), `/pulse/${token}`, 180);
});

test('the dashboard of a leader’s own team loads few scripts', async ({ browser }) => {
  const { company, anchor } = await buildPublishedCompany();
  const leader = await buildUser(prisma(), { companyId: company.id });
  await prisma().team.update({ where: { id: anchor.id }, data: { leaderId: leader.id } });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await expectLittle(page, '/dashboard/team', 205);
});
