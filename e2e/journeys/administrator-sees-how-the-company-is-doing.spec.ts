import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';

test('an administrator reads the company’s results, finds a team and downloads the list', async ({ browser }) => {
  test.slow();
  const { administrator, company, operations, anchor } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const main = page.getByRole('main');
  const row = (team: string) =>
    main.getByRole('row').filter({ has: page.getByRole('link', { name: team, exact: true }) });

  await test.step('the first tab answers in one sentence, over 30 days, with people in bands', async () => {
    await page.goto('/dashboard?period=2d&department=999999&tab=nothing');
    await expect(main.getByRole('link', { name: 'Overview of Company' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByLabel('Time frame')).toHaveValue('1m');
    // Shows the period, and last week on request, never both.
    await expect(main.getByRole('radio', { name: 'Last 30 days' })).toBeChecked();
    await expect(main.getByText(/Sentiment .* performance .* motivation/i)).toHaveCount(1);
    await expect(main.getByText('10–19 people').first()).toBeVisible();
    await expect(main.getByText('No result yet').first()).toBeVisible();
    const explain = main.getByRole('button', { name: 'How we calculate this' }).first();
    await explain.scrollIntoViewIfNeeded();
    const below = await main.getByText('No result yet').first().boundingBox();
    await explain.click();
    const explanation = page.getByRole('dialog', { name: 'How we calculate this' });
    await expect(explanation).toContainText('A result needs answers from at least 5 people in a team');
    await expect(explanation).toContainText('everyone who answered counts once, however often they did. That way days');
    expect(await main.getByText('No result yet').first().boundingBox()).toEqual(below);
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
  });

  await test.step('the first card tells of last week or of the period, whose teams are below their own days', async () => {
    const about = main.getByRole('group', { name: 'What the results are about' });
    const teams = main.getByRole('region', { name: 'Needs attention' });
    await about.getByRole('radio', { name: 'Last week' }).click();
    await expect(main.getByText(/Lowest sentiment/)).toBeVisible();
    // Apart from last week, below its own days.
    await expect(teams).toContainText('In the last 30 days1 team needs attention.');
    await expect(main.getByText('Averages in the last 30 days.')).toBeVisible();
    await expect(main.getByText(/People answered .*\d+% of their check-ins/)).toBeVisible();
    await about.getByRole('radio', { name: 'Last 30 days' }).click();
    await expect(teams.getByRole('listitem')).toHaveText(/^Anchor.*Struggling · Sentiment 0/);
    await expect(main.getByText('Compared with the previous week.')).toBeHidden();
    await expect(main.getByText(/Sentiment .* performance .* motivation/i)).toHaveCount(1);
    await page.reload();
    await expect(about.getByRole('radio', { name: 'Last 30 days' })).toBeChecked();
    await about.getByRole('radio', { name: 'Last week' }).click();
    await expect(main.getByText('Compared with the previous week.')).toBeVisible();
    await about.getByRole('radio', { name: 'Last 30 days' }).click();
  });

  await test.step('the page says where: departments side by side, and links to the teams that stand out', async () => {
    const departments = main.getByRole('region', { name: 'Departments' });
    await expect(departments.getByRole('row', { name: /^Operations \d+ \d+/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Anchor/ }).first()).toHaveAttribute(
      'href',
      new RegExp(`team=${anchor.id}`),
    );
    await departments.getByRole('link', { name: /Operations/ }).click();
    await expect(main.getByLabel('Department', { exact: true })).toHaveValue(String(operations.id));
    await expect(main.getByRole('region', { name: 'Teams' }).getByRole('link', { name: /^Anchor/ })).toBeVisible();
    await page.goBack();
  });

  await test.step('time frame and department are in the URL and survive a reload', async () => {
    await main.getByLabel('Time frame').selectOption('Last 7 days');
    await main.getByLabel('Department', { exact: true }).selectOption('Operations');
    await expect(page).toHaveURL(new RegExp(`period=1w&department=${operations.id}`));
    await page.reload();
    await expect(main.getByLabel('Time frame')).toHaveValue('1w');
    await expect(main.getByLabel('Department', { exact: true })).toHaveValue(String(operations.id));
    await main.getByLabel('Department', { exact: true }).selectOption('All departments');
    await expect(page).not.toHaveURL(/department/);
    await expectNoSeriousFinding(page);
  });

  await test.step('the second tab keeps the time frame and hides the small teams', async () => {
    await main.getByLabel('Time frame').selectOption('Last 30 days');
    await main.getByRole('link', { name: 'Overview of Teams' }).click();
    await expect(page).toHaveURL(/tab=teams/);
    await expect(row('Anchor')).toContainText('Struggling');
    await expect(row('Anchor')).toContainText('40');
    await expect(row('Sails')).toContainText('Going well: Sentiment 100');
    // Each row has a line of feelings, except rows without published results.
    await expect(row('Sails')).toContainText('How people felt: 100% good, 0% meh, 0% bad over the whole period.');
    await expect(row('Small')).not.toContainText('How people felt');
    await expect(row('Small')).toContainText('Fewer than 5 members');
    await expect(row('Small')).not.toContainText('60');
    await expect(main.getByText(/^1 of 4 teams needs attention: /)).toBeVisible();
    await expectNoSeriousFinding(page);
  });

  await test.step('teams that need attention come first, below the company or below their department', async () => {
    const rows = main.getByRole('table', { name: 'Teams' }).getByRole('row');
    await expect(rows.nth(1).getByRole('rowheader')).toHaveText(company.name, { useInnerText: true });
    await expect(rows.nth(2)).toContainText('Needs attention: Struggling · Sentiment 0');
    await main.getByRole('switch', { name: 'Group by department' }).click();
    await expect(page).toHaveURL(/grouped=true/);
    await expect(rows.nth(2).getByRole('rowheader')).toHaveText('Operations', { useInnerText: true });
    await expect(rows.nth(2)).toContainText('100%');
    await expect(rows.nth(3)).toContainText('Anchor');
    await main.getByRole('switch', { name: 'Group by department' }).click();
    await expect(rows.nth(2)).toContainText('Anchor');
  });

  await test.step('a team is highlighted in the table and in the charts; arrow keys move between teams', async () => {
    const map = main.getByRole('slider', { name: /^Performance and sentiment/ });
    // The page may scroll another row below the pointer.
    await page.mouse.move(0, 0);
    await row('Sails').getByRole('link').focus();
    await expect(map).toHaveAttribute('aria-valuetext', /^Sails: performance 85/);
    await page.keyboard.press('ArrowUp');
    await expect(row('Anchor').getByRole('link')).toBeFocused();
    await expect(map).toHaveAttribute('aria-valuetext', /^Anchor: performance 40/);
  });

  await test.step('the list is ordered, searched and filtered', async () => {
    const teams = main.getByRole('table', { name: 'Teams' }).getByRole('row');
    const first = teams.filter({ hasNot: page.getByRole('rowheader') }).nth(1);
    await main.getByRole('button', { name: 'Performance', exact: true }).click();
    await expect(first).toContainText('Anchor');
    await main.getByRole('button', { name: 'Performance', exact: true }).click();
    await expect(first).toContainText('Sails');
    await expect(page).toHaveURL(/sort=productivity&direction=desc/);
    await expect(main.getByText('someone in several teams counts in each of them')).toBeVisible();
    await main.getByLabel('Category').selectOption('Struggling');
    await expect(row('Sails')).toHaveCount(0);
    const lines = main.getByLabel('Highlight a team').locator('option');
    await expect(lines).toHaveText(['Highlight a team', 'Anchor']);
    await main.getByLabel('Category').selectOption('All categories');
    await expect(lines).toContainText(['Sails']);
    await main.getByLabel('Search teams').fill('nobody is called so');
    await expect(main.getByText('No team fits these filters').last()).toBeVisible();
    await main.getByLabel('Search teams').fill('');
    await expect(row('Sails')).toBeVisible();
  });

  await test.step('the whole list can be downloaded; hidden results stay hidden', async () => {
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download CSV', exact: true }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
    expect(lines.find((line) => line.startsWith('Anchor,'))).toMatch(/^Anchor,Operations,,6,Struggling,100,0,/);
    expect(lines.find((line) => line.startsWith('Small,'))).toMatch(/Fewer than 5 members/);
    expect(lines.join()).not.toContain('Person0');
  });

  await test.step('a row opens its team, scrolled to the top, and Back returns to the same list', async () => {
    await page.evaluate(() => scrollTo(0, 120));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await row('Anchor').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`team=${anchor.id}`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(main.getByRole('heading', { name: 'Anchor' })).toBeVisible();
    await expect(main.getByText('No one is named', { exact: false })).toBeVisible();
    await expect(main.getByText('Person0', { exact: false })).toHaveCount(0);
    await expect(main.getByRole('figure', { name: 'Performance' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Participation' })).toBeVisible();
    const options = main.getByRole('button', { name: 'Options for Over time' });
    await options.click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    const days = main
      .getByRole('table', { name: 'Over time' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: /^40/ }) });
    await expect(days.first()).toBeVisible();
    // The company has a result on each of the team's days.
    for (const day of await days.all()) await expect(day.getByRole('cell').last()).toHaveText(/^\d+/);
    await options.click();
    await page.getByRole('menuitem', { name: 'Show as chart' }).click();
    await expect(main.getByRole('figure', { name: 'How people felt' })).toBeVisible();
    await expectNoSeriousFinding(page);
    await main.getByLabel('Time frame').selectOption('Last 7 days');
    await expect(main.getByRole('figure', { name: 'Performance' })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Anchor' })).toBeVisible();
    await main.getByRole('link', { name: 'Previous team: Sails' }).click();
    await expect(main.getByRole('heading', { name: 'Sails' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Next team: Anchor' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Previous team/ })).toHaveCount(0);
    await page.goBack();
    await expect(main.getByRole('heading', { name: 'Anchor' })).toBeVisible();
    await page.goBack();
    await expect(row('Sails')).toBeVisible();
  });

  await test.step('a team that is too small says once what is missing', async () => {
    await row('Small').getByRole('link').click();
    await expect(main.getByText('With 2 more members, this team is large enough', { exact: false })).toBeVisible();
    await expect(main.getByText('Fewer than 5 members')).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'See Design as a whole' })).toBeVisible();
    await main.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Teams' }).click();
    await expect(row('Sails')).toBeVisible();
  });

  await test.step('on a phone each team is a card', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await expect(row('Anchor')).toContainText('Low sentiment');
    // The titles of the three cells are only shown once, above them.
    await expect(main.getByRole('row').filter({ hasText: company.name }).first()).toContainText('Performance');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });
});

test('a link to an unknown team says that it can’t be seen', async ({ browser }) => {
  const { administrator } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/dashboard?tab=teams&team=2147483647');
  await expect(mainOf(page).getByText('You can’t see this team')).toBeVisible();
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Teams' }).click();
  await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible();
});

test('the search’s result for a team shows how it has been doing', async ({ browser }) => {
  const { administrator } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Go to/ }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('anch');
  await expect(page.getByRole('option', { name: /^Anchor.*How people felt: 0% good, 0% meh, 100% bad/ })).toBeVisible();
  // A team without its own results shows none.
  await field.fill('tiny');
  await expect(page.getByRole('option', { name: /^Tiny/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /How people felt/ })).toHaveCount(0);
});

test('a department without teams says what is missing', async ({ browser }) => {
  const { administrator, company } = await buildPublishedCompany();
  const department = await buildDepartment(prisma(), { companyId: company.id, name: 'Legal' });
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  for (const tab of ['overview', 'teams']) {
    await page.goto(`/dashboard?tab=${tab}&department=${department.id}`);
    await expect(mainOf(page).getByText('This department has no team')).toBeVisible();
  }
  // A search without results shows another message.
  await page.goto('/dashboard?tab=teams&search=nobody-is-called-so');
  await expect(mainOf(page).getByText('No team fits these filters').last()).toBeVisible();
});
