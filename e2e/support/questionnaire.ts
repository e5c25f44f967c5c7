import { expect, type Page } from '@playwright/test';

/** Answers the four screens of a check-in up to the thank-you note. */
export async function answerCheckIn(page: Page, answers: { emotion: string; productivity: number }): Promise<void> {
  await page.getByLabel(answers.emotion).check();
  await goOn(page);
  await page.getByLabel('Recognition').check();
  await goOn(page);
  await page.getByRole('slider').fill(String(answers.productivity));
  await goOn(page);
  await answerMotivator(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you')).toBeVisible();
}

/** The first question about a motivator is a slider; later ones may be choices. */
export async function answerMotivator(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  if ((await slider.count()) > 0) await slider.fill('90');
  else await page.getByRole('radio').last().check();
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}
