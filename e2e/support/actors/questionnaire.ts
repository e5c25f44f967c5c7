import { expect, type Page } from '@playwright/test';

/** Answers a check-in of a member up to the thank-you note, whatever the day asks after the feeling. */
export async function answerCheckIn(page: Page, answers: { emotion: string; productivity: number }): Promise<void> {
  await page.getByLabel(answers.emotion).check();
  await goOn(page);
  await page.getByLabel('Recognition').check();
  await goOn(page);
  await page.getByRole('slider').fill(String(answers.productivity));
  const send = page.getByRole('button', { name: 'Send' });
  while (!(await send.isVisible())) {
    await goOn(page);
    await answerQuestion(page);
  }
  await send.click();
  await expect(page.getByText('Thank you')).toBeVisible();
}

/** Answers the question on the screen: a slider, or the last of a list. */
async function answerQuestion(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  if ((await slider.count()) > 0) await slider.fill('90');
  else await page.getByRole('radio').last().check();
}

/** Goes to the next question and waits until it is there. */
export async function goOn(page: Page): Promise<void> {
  const question = page.getByRole('heading', { level: 1 });
  const before = (await question.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(question).not.toHaveText(before);
}
