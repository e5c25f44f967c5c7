import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signedInPage } from '#/e2e/support/signed-in.ts';
import { buildSmallTeam } from '#/e2e/support/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const openPages = ['/signIn', '/signUp', '/checkEmail', '/404', '/oops', '/pageOops', '/reference'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of openPages) {
      test(`${path} has no serious finding`, async ({ page }) => {
        await page.goto(path);
        await expectNoSeriousFinding(page);
      });
    }

    test('the pages behind a mailed link have no serious finding', async ({ page }) => {
      const { token, company } = await buildSmallTeam();
      await page.goto(`/questionnaire/${token}`);
      await expectNoSeriousFinding(page);
      const user = await buildUser(prisma(), { companyId: company.id, confirmedAt: null, passwordHash: null });
      const now = new Date();
      const link = await prisma().mailedToken.create({
        data: { kind: 'set_password', userId: user.id, createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) },
      });
      await page.goto(`/setPassword/${mailedToken('pwd_', link.id)}`);
      await expect(page.getByText('Perfect! Now create a password and log in.')).toBeVisible();
      await expectNoSeriousFinding(page);
    });

    test('the signed-in pages have no serious finding', async ({ browser }) => {
      const { administrator, leader, members } = await buildSmallTeam();
      const visits = [
        { userId: administrator.id, role: 'Administrator', path: '/dashboard' },
        { userId: leader.id, role: 'Team Leader', path: '/dashboard/team' },
        { userId: members[0].id, role: 'Member', path: '/dashboard/team' },
        { userId: leader.id, role: 'Team Leader', path: '/teamCreate' },
      ] as const;
      for (const { path, ...person } of visits) {
        const page = await signedInPage(browser, { ...person, colorScheme });
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expectNoSeriousFinding(page);
        await page.context().close();
      }
    });
  });
}

async function expectNoSeriousFinding(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
