import { expect, type Page } from 'playwright/test';

/** Skips a question of a pulse and waits for the next one, which appears automatically. */
export async function preferNotToSay(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Prefer not to say' });
  await button.waitFor();
  const question = page.getByRole('heading', { level: 2 });
  const text = await question.textContent();
  await button.click();
  await expect(question).not.toHaveText(text ?? '');
}
