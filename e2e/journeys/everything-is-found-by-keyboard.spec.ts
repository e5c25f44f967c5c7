import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';

test('places, people, pages and actions are found by keyboard', async ({ browser }) => {
  const { administrator, team, members } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const palette = page.getByRole('dialog', { name: 'Go to a team, a person or a page' });
  const field = palette.getByRole('combobox');
  const selectedOption = palette.getByRole('option', { selected: true });
  const opener = page.getByRole('button', { name: /^Go to…/ });
  await page.goto('/companyManagement?tab=people');
  await expect(page.getByRole('row', { name: /Mia Member/ })).toBeVisible();

  await test.step('the palette opens by button and keys, and returns the focus', async () => {
    await opener.click();
    await expect(palette.getByRole('option', { name: /^Rockets/ })).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.evaluate(pressSlashOnceClosed);
    await page.keyboard.press('Control+k');
    await expect(palette).toBeHidden();
  });

  await test.step('single keys focus the page’s search and list all shortcuts', async () => {
    const search = page.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await opener.focus();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('/?');
    await expect(search).toHaveValue('/?');
    await search.fill('');
    await opener.focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toBeVisible();
    await expectNoSeriousFinding(page);
    await sheet.getByRole('switch', { name: /Use single keys/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.getByRole('button', { name: /’s account, / }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await sheet.getByRole('switch', { name: /Use single keys/ }).check();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('it finds a person, a team, and what was opened last', async () => {
    await page.keyboard.press('Control+k');
    // No name or address that tests make up has vowels only.
    await field.fill('aeaeae');
    await expect(palette.getByRole('option')).toHaveText(['Search all people for “aeaeae”']);
    await field.fill('mia m');
    await expect(selectedOption).toContainText(members[0].email);
    await expect(selectedOption).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`tab=people&person=${members[0].id}`));
    const person = page.getByRole('dialog', { name: 'Mia Member' });
    await expect(person).toBeVisible();
    await page.keyboard.press('Escape');
    // The dialog is open by the page's address, so it closes a moment after the key, and takes all other keys until
    // then.
    await expect(person).toBeHidden();
    await page.keyboard.press('Control+k');
    await field.fill('rock');
    await expect(selectedOption).toHaveText('RocketsTeam in Sales');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/dashboard?tab=teams&team=${team.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rockets' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/^Rockets/, /^Mia/]);
    await page.keyboard.press('ArrowUp');
    await expect(selectedOption).toHaveText('Sign Out');
  });

  await test.step('after a link or Back, the first heading has the focus and names the page', async () => {
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
    await page.getByRole('link', { name: 'Digital Pulse' }).first().click();
    await expect(heading('Digital Pulse')).toBeFocused();
    await page.getByRole('link', { name: 'Company Management' }).first().click();
    await expect(heading('Company Management')).toBeFocused();
    await page.getByRole('table').getByRole('link', { name: 'Sales' }).click();
    await expect(page).toHaveURL(/companyManagement\/Sales/);
    await expect(heading('Company Management - Sales')).toBeFocused();
    await page.goBack();
    await expect(heading('Company Management')).toBeFocused();
    await expect(page.locator('h1')).toHaveCount(1);
    await page.keyboard.press('Control+k');
  });

  await test.step('it starts an action, which opens another dialog', async () => {
    await field.fill('create new dep');
    await page.keyboard.press('Enter');
    const selection = page.getByRole('dialog', { name: 'Your Company Selection' });
    await expect(selection).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(selection).toBeHidden();
    await page.keyboard.press('Control+k');
    await field.fill('invite an adm');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add administrator' })).toBeVisible();
  });
  await page.close();

  await test.step('a member finds their own team, and no people', async () => {
    const own = await signedInPage(browser, { userId: members[0].id, role: 'Member' });
    await own.goto('/dashboard/team');
    await own.getByRole('button', { name: /^Go to…/ }).click();
    await own.getByRole('combobox').fill('ro');
    await expect(own.getByRole('option')).toHaveText(['RocketsTeam in Sales']);
    await own.getByRole('combobox').fill('Noah');
    await expect(own.getByText('Nothing matches “Noah”')).toBeVisible();
    await own.context().close();
  });
});

/** Runs in the page: presses the slash before the dialog gives the focus back, as fast typists do. */
function pressSlashOnceClosed() {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
