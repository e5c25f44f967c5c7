import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { withoutSecureContext } from '#/e2e/support/actors/plain-http.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { productNow } from '#/e2e/support/fakes/product-clock.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { prisma } from '#/lib/platform/db.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newTotpSecret, totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

test('recovery codes are renewed without turning the second factor off', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const { id: userId } = await buildUser(prisma(), { companyId });
  const secret = newTotpSecret();
  await prisma().user.update({
    where: { id: userId },
    data: { totpSecret: seal(secondFactorPlace(userId), secret), totpConfirmedAt: new Date() },
  });
  const page = await signedInPage(browser, { userId, role: 'Member' });
  await withoutSecureContext(page);
  await page.goto('/profile?section=security');
  await expect(mainOf(page).getByText('0 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Renew recovery codes' }).click();
  await page.getByLabel('Confirm with your password').fill(testPassword);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Get new codes' }).click();
  await expect(page.getByText('That code is wrong or has been used.', { exact: false })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, productNow()));
  await page.getByRole('button', { name: 'Get new codes' }).click();
  await expect(page.getByText('You have new recovery codes')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('We couldn’t copy them. Write them down.')).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await expect(page.getByText('On', { exact: true })).toBeVisible();
});
