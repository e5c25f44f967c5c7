import { expect, type Locator, type Page } from 'playwright/test';

/** Answers a member's check-in up to the thank-you note, whatever it asks after the feeling. */
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

/** More than any questionnaire has. */
const MOST_QUESTIONS = 30;

/** Answers any questions in any language until the questionnaire is sent. Calls the check before each answer. */
export async function answerAll(
  page: Page,
  names: { next: string; send: string },
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const headings = () => page.getByRole('main').getByRole('heading').allTextContents();
  const next = page.getByRole('button', { name: names.next, exact: true });
  const send = page.getByRole('button', { name: names.send, exact: true });
  for (let count = 1; count <= MOST_QUESTIONS; count += 1) {
    await look();
    const before = await headings();
    const [slider, radio, box, text] = [
      page.getByRole('slider'),
      page.getByRole('radio'),
      page.getByRole('checkbox'),
      page.getByRole('textbox'),
    ];
    if ((await slider.count()) > 0) for (const one of await slider.all()) await one.fill('70');
    else if ((await radio.count()) > 0) await radio.last().check({ force: true });
    else if ((await box.count()) > 0) await box.first().check({ force: true });
    else if ((await text.count()) > 0) await text.first().fill('…');
    if (await send.isVisible()) {
      await send.click();
      return;
    }
    // A single choice moves to the next question automatically, perhaps while this looks for the button.
    if (String(await headings()) === String(before) && (await next.isVisible()))
      await next.click({ timeout: 10_000 }).catch(() => undefined);
    await expect.poll(headings).not.toEqual(before);
  }
}

/** Taps the single answer of a question, and waits for the next one; not for the last question. */
export async function choose(page: Page, answer: Locator): Promise<void> {
  await toAnotherQuestion(page, () => answer.click());
}

/** Goes to the next question and waits for it. */
export async function goOn(page: Page): Promise<void> {
  await toAnotherQuestion(page, () => page.getByRole('button', { name: 'Next', exact: true }).click());
}

/** Skips a question, and waits for the next one; not for the last question. */
export async function skipQuestion(page: Page): Promise<void> {
  await toAnotherQuestion(page, () => page.getByRole('button', { name: /^Skip / }).click());
}

async function toAnotherQuestion(page: Page, act: () => Promise<void>): Promise<void> {
  const question = page.getByRole('heading', { level: 1 });
  const before = (await question.textContent()) ?? '';
  await act();
  await expect(question).not.toHaveText(before);
}
