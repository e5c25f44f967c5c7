import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

test('an old draft is found and discarded, while the form below stays as it is', async ({ browser }) => {
  test.slow();
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const draft = { companyId, creatorId: administrator.id, completedAt: null };
  for (let at = 1; at <= 52; at++) await buildTeam(prisma(), { ...draft, name: `Draft ${at}` });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/teamCreate');
  await page.getByLabel('Team name').fill('B');
  await page.getByRole('button', { name: 'Discard draft: Draft 52', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft 52 discarded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Draft 52', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  for (const name of ['Draft 2', 'Draft 1']) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(page.getByLabel('Team name')).toHaveValue('B');
  await expectNoSeriousFinding(page);
  expect(await prisma().team.count({ where: { ...draft, name: { startsWith: 'Draft ' } } })).toBe(51);
});
