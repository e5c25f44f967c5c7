import { expect, type Locator, type Page } from 'playwright/test';

export interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/** Returns the row of a table that contains this text. */
export function rowOf(page: Page, table: string, text: string): Locator {
  return page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
}

/** Opens the menu of a row, and chooses an action. */
export async function chooseOfRow(page: Page, who: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${who}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Fills in someone's email address and names in the open dialog. */
export async function fillNewPerson(page: Page, { email, firstName, lastName }: NewPerson): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
}

/** Renames the subject of the page, and saves with Enter. */
export async function rename(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Edit: ${label}`, 'i') }).click();
  await page.getByLabel(label, { exact: true }).fill(name);
  await page.getByLabel(label, { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Confirms a deletion by typing the name. */
export async function confirmDeletion(page: Page, name: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: button });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type ${name} to confirm`).fill(name);
  await confirm.click();
}
