import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';

test('results say which team needs attention, as the table of teams does, and fit the list', async ({ browser }) => {
  const { administrator } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard?tab=teams');
  await expect(page.getByRole('row', { name: /Anchor/ })).toContainText('Low sentiment');
  await page.goto('/companyManagement?tab=chart&figures=on');
  const tree = page.getByRole('tree', { name: 'People and teams as a list' });
  const cardOf = (name: string) => page.getByRole('article', { name, exact: true });
  await tree.getByRole('treeitem', { name: /^Operations/ }).click();
  await expect(tree.getByRole('treeitem', { name: /^Anchor/ }).getByText('Low sentiment')).toHaveClass(/text-bad/);
  await expect(tree.getByRole('treeitem', { name: /^Sails/ })).toContainText('Thriving');
  await expect(cardOf('Anchor').getByText('Low sentiment')).toHaveAttribute('title', /100% answered/);
  await expect(cardOf('Sails')).not.toContainText('Low sentiment');
  const cut = await tree
    .locator('.truncate')
    .evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
    );
  expect(cut).toEqual([]);
});
