import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

test('a team’s page names what hurt most, and asks the team about it in one click', async ({ browser }) => {
  const workload = 1;
  const { administrator, anchor } = await buildPublishedCompany({ factorIds: [workload] });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const main = mainOf(page);
  await page.goto(`/dashboard?tab=teams&team=${anchor.id}`);
  await expect(main.getByText(/^What hurt most: workload \(\d+.*times\)/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What helped, what hurt' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Workload' })).toContainText('hurt:');
  await expect(main.getByRole('heading', { name: 'Values' })).toBeVisible();
  // The largest clear change comes first. Here nothing changed clearly, so sentiment is first.
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('Sentiment');
  await main.getByRole('link', { name: 'Start a pulse' }).click();
  await expect(page.getByRole('checkbox', { name: /Anchor/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Sails/ })).not.toBeChecked();
});

test('a team’s page offers a prepared message to its leader', async ({ browser }) => {
  const { administrator, anchor, company } = await buildPublishedCompany();
  const leader = await buildUser(prisma(), { companyId: company.id, firstName: 'Lea', lastName: 'Leader' });
  await prisma().team.update({ where: { id: anchor.id }, data: { leaderId: leader.id } });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto(`/dashboard?tab=teams&team=${anchor.id}`);
  const open = mainOf(page).getByRole('button', { name: 'Message Lea Leader' });
  await open.click();
  const message = page.getByRole('dialog', { name: 'Message Lea Leader' });
  const text = message.getByRole('textbox', { name: 'Message Lea Leader' });
  await expect(text).toHaveValue(
    /^Hi Lea, sentiment in Anchor was 0 of 100 in the last 30 days\. .*Can we talk this week\?$/,
  );
  await text.fill('Hi Lea, how are you?');
  await expect(message.getByText(`Lea Leader, ${leader.email}`)).toBeVisible();
  const link = new URL((await message.getByRole('link', { name: 'Open in email' }).getAttribute('href')) ?? '');
  expect([link.protocol, link.pathname]).toEqual(['mailto:', leader.email]);
  expect(link.searchParams.get('body')).toBe('Hi Lea, how are you?');
  await expectNoSeriousFinding(page);
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await expect(open).toBeFocused();
});
