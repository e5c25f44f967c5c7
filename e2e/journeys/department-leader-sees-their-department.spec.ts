import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';

test('a department leader sees their own department and no other', async ({ browser }) => {
  const { departmentLeader, design } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: departmentLeader.id, role: 'Department Leader' });
  const main = page.getByRole('main');

  await test.step('the first tab shows the department, whatever the URL asks for', async () => {
    await page.goto(`/dashboard?department=${design.id}`);
    await expect(main.getByRole('link', { name: 'Overview of Department' })).toHaveAttribute('aria-current', 'page');
    // Shows last week or the period, never both.
    await expect(main.getByRole('radio', { name: 'Last week' })).toBeVisible();
    await expect(main.getByText(/Sentiment .* performance .* motivation/i)).toHaveCount(1);
    await expect(main.getByText('10–19 people').first()).toBeVisible();
    await expect(main.getByLabel('Department')).toHaveCount(0);
    await expectNoSeriousFinding(page);
  });

  await test.step('its teams are listed, teams of other departments aren’t', async () => {
    await main.getByRole('link', { name: 'Overview of Teams' }).click();
    const teams = main.getByRole('table', { name: 'Teams' });
    await expect(teams.getByRole('link', { name: 'Anchor', exact: true })).toBeVisible();
    await expect(teams.getByRole('link', { name: 'Sails', exact: true })).toBeVisible();
    await expect(main.getByText('Small', { exact: true })).toHaveCount(0);
  });

  await test.step('the API also refuses the other department', async () => {
    const status = await page.evaluate(async (id) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        role: localStorage.getItem('role') ?? '',
      };
      return (await fetch(`/api/dashboard/company?departmentId=${id}`, { headers })).status;
    }, design.id);
    expect(status).toBe(403);
  });
});
