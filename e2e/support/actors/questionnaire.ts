import { expect, type Locator, type Page } from 'playwright/test';

/** Answers a check-in of a member up to the thank-you note, whatever the day asks after the feeling. */
export async function answerCheckIn(page: Page, answers: { emotion: string; productivity: number }): Promise<void> {
  await choose(page, page.getByLabel(answers.emotion));
  await page.getByLabel('Recognition').check();
  await goOn(page);
  await page.getByRole('slider').fill(String(answers.productivity));
  const send = page.getByRole('button', { name: 'Send' });
  while (!(await send.isVisible())) {
    if ((await page.getByRole('slider').count()) > 0) await goOn(page);
    else await choose(page, page.getByRole('radio').last());
    if ((await page.getByRole('slider').count()) > 0) await page.getByRole('slider').fill('90');
  }
  if ((await page.getByRole('slider').count()) === 0) await page.getByRole('radio').last().check();
  await send.click();
  await expect(page.getByText('Thank you')).toBeVisible();
}

/** Taps the only answer of a question that is not the last, and waits until the next one is there. */
export async function choose(page: Page, answer: Locator): Promise<void> {
  await toAnotherQuestion(page, () => answer.click());
}

/** Goes to the next question and waits until it is there. */
export async function goOn(page: Page): Promise<void> {
  await toAnotherQuestion(page, () => page.getByRole('button', { name: 'Next', exact: true }).click());
}

/** Skips a question that is not the last, and waits until the next one is there. */
export async function skipQuestion(page: Page): Promise<void> {
  await toAnotherQuestion(page, () => page.getByRole('button', { name: /^Skip / }).click());
}

async function toAnotherQuestion(page: Page, act: () => Promise<void>): Promise<void> {
  const question = page.getByRole('heading', { level: 1 });
  const before = (await question.textContent()) ?? '';
  await act();
  await expect(question).not.toHaveText(before);
}
