import { type Browser, expect, type Page } from 'playwright/test';
import { buildCheckInQueue } from '#/e2e/support/actors/check-in-queue.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { choose, goOn, skipQuestion } from '#/e2e/support/actors/questionnaire.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { prisma } from '#/lib/platform/db.ts';

const phone = { width: 400, height: 800 };

test('a member answers every block for two teams, one check-in after the other', async ({ browser }) => {
  const { member, first, second, company } = await buildCheckInQueue();
  const page = await onPhone(browser, member.id, 'Member');
  await test.step('they choose their teams', async () => {
    await page.goto('/questionnaire/checkins');
    await expect(page.getByRole('checkbox', { name: first.team.name })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: second.team.name })).toBeChecked();
    await page.getByRole('button', { name: 'Start 2 check-ins' }).click();
    await expect(page.getByText(`Check-in 1 of 2 · ${first.team.name}`)).toBeVisible();
    await expect(page.getByText(/^For [A-Z][a-z]+day, /)).toBeVisible();
    await expect(page.getByText('sees your answers with your name. Everyone else', { exact: false })).toBeVisible();
  });
  await test.step('the form can’t be sent untouched, and a reload keeps the answers', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const problem = page.getByText('Choose an answer, or skip this question.');
    await expect(problem).toBeVisible();
    // It appears above the buttons that never scroll away, not behind them.
    await problem.click({ trial: true });
    const [said, next] = [await problem.boundingBox(), await page.getByRole('button', { name: 'Next' }).boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(next?.y ?? 0);
    await choose(page, page.getByLabel('Happy'));
    await page.getByLabel('My teammates').check();
    await page.reload();
    await expect(page.getByLabel('My teammates')).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    // The arrow keys only move the choice; Enter confirms it.
    await expect(page.getByLabel('Happy')).toBeChecked();
    await page.getByLabel('Happy').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('Proud')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What influenced that most?');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await goOn(page);
  });
  await test.step('they answer all the other blocks', async () => {
    await choose(page, page.getByLabel('75%', { exact: true }));
    await choose(page, page.getByLabel('Yes'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lived up to “Respect”.');
    await choose(page, page.getByLabel('Mostly'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“Trust”');
    await choose(page, page.getByLabel('Fully'));
    await choose(page, page.getByLabel('At home'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`recommend ${company.name}`);
    await expect(page.getByText('can see in unboXt who gave this answer', { exact: false })).toBeVisible();
    await page.getByLabel('9', { exact: true }).check();
    await page.getByRole('button', { name: 'Send' }).click();
  });
  await test.step('the next check-in loads, and they skip its questions but one', async () => {
    await expect(page.getByText(`Check-in 2 of 2 · ${second.team.name}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await skipQuestion(page);
    await skipQuestion(page);
    await page.getByRole('button', { name: 'Skip this question' }).click();
    await expect(page.getByText('Skipped. It won’t count towards any result.')).toBeVisible();
    await page.getByText('2 questions skipped').click();
    await page.getByRole('listitem').filter({ hasText: 'What you got done' }).getByRole('button').click();
    await page.getByRole('slider').fill('40');
    await goOn(page);
    await page.getByRole('button', { name: 'Send' }).click();
  });
  await test.step('one page says that both have arrived', async () => {
    await expect(page.getByRole('heading', { name: `Thank you, ${member.firstName}` })).toBeFocused();
    const said = page.getByRole('status');
    await expect(said).toContainText('That’s it. We’ve got your check-ins:');
    await expect(said).toContainText(first.team.name);
    await expect(said).toContainText(second.team.name);
    await expect(page.getByText('Next check-in: ', { exact: false })).toBeVisible();
    await expect(page.getByText('You can close this page.')).toBeVisible();
    const own = page.getByRole('region', { name: /^How you felt in your last check-ins/ });
    await expect(own.getByRole('listitem')).toHaveText([/Happy$/, /not said$/]);
    await page.goto('/questionnaire/checkins');
    await expect(mainOf(page).getByText('Nothing to answer right now')).toBeVisible();
  });
  const where = { userId: member.id };
  const answers = await prisma().checkInAnswer.findMany({ where, orderBy: { checkInId: 'asc' } });
  expect(answers).toMatchObject([
    { emotionId: 3, factorIds: [4], productivity: 75, motivatorAnswer: 100, workEnvironmentId: 2 },
    { emotionId: null, factorIds: [], productivity: 40, motivatorAnswer: null, workEnvironmentId: null },
  ]);
  expect(await prisma().normAnswer.findMany({ where, orderBy: { normId: 'asc' } })).toMatchObject([
    { normId: 1, value: 4 },
    { normId: 2, value: 5 },
  ]);
  expect(await prisma().monthAnswer.findMany({ where })).toMatchObject([{ questionId: 1 }]);
  const month = { userId: member.id, metric: METRIC.monthQuestion + 1 };
  expect(await prisma().waitingAnswer.findMany({ where: month })).toMatchObject([{ total: 90, answers: 1 }]);
});

test('going back from a check-in shows that it is answered', async ({ browser }) => {
  const { member, first, second } = await buildCheckInQueue();
  const page = await onPhone(browser, member.id, 'Member');
  await page.goto('/dashboard/team');
  await expect(mainOf(page).getByText('You have 2 check-ins to answer')).toBeVisible();
  await page.getByRole('link', { name: 'Choose check-ins' }).click();
  await page.getByRole('checkbox', { name: first.team.name }).uncheck();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(second.team.name)).toBeVisible();
  await skipAll(page);
  await expect(page.getByRole('heading', { name: `Thank you, ${member.firstName}` })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('You have a check-in to answer')).toBeVisible();
});

test('a leader who isn’t a member rates the members and answers nothing else', async ({ browser }) => {
  const { leader, member, colleague, ratingsToken } = await buildCheckInQueue();
  const page = await onPhone(browser, leader.id, 'Team Leader');
  await page.goto(`/questionnaire/${ratingsToken}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How much did each person get done today?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Choose an answer, or skip this question.')).toBeVisible();
  const rate = (person: typeof member, choice: string) =>
    page
      .getByRole('group', { name: fullName(person) })
      .getByRole('radio', { name: choice })
      .check();
  await rate(member, '75');
  await rate(colleague, '100, All of it');
  await page.getByRole('button', { name: `Clear the rating of ${fullName(colleague)}` }).click();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await rate(colleague, 'Can’t say');
  await page.reload();
  await expect(mainOf(page).getByText('2 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We’ve got your check-in for', { exact: false })).toBeVisible();
  const rated = await prisma().memberRating.findMany({ where: { userId: { in: [member.id, colleague.id] } } });
  expect(new Map(rated.map(({ userId, value }) => [userId, value]))).toEqual(
    new Map([
      [member.id, 75],
      [colleague.id, null],
    ]),
  );
});

test('the next check-in is requested once at a time, however often the connection returns', async ({ browser }) => {
  const { member, first, second } = await buildCheckInQueue();
  const page = await onPhone(browser, member.id, 'Member');
  let tries = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/survey/questions', async (route) => {
    tries += 1;
    if (tries === 1) return route.abort();
    await released;
    return route.continue();
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('online')));

  await page.goto(`/questionnaire/${second.token}`);
  await skipAll(page);
  await expect(page.getByText('No connection right now')).toBeVisible();
  await comeBack();
  await expect.poll(() => tries).toBe(2);
  await comeBack();
  await comeBack();
  release();
  await expect(page.getByText(`Check-in 2 of 2 · ${first.team.name}`)).toBeVisible();
  expect(tries).toBe(2);
});

test('an invalid link says so, in the same words for every reason', async ({ browser }) => {
  const { first } = await buildCheckInQueue();
  const page = await browser.newPage();
  const answers: (string | null)[] = [];
  for (const token of ['srv_nothing', `${first.token.slice(0, -2)}xx`, 'x']) {
    const answer = await page.goto(`/questionnaire/${token}`);
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([404, '/404']);
    answers.push(await page.getByRole('main').textContent());
  }
  expect(answers[0]).toContain('This check-in link doesn’t work');
  expect(new Set(answers).size).toBe(1);
  await page.goto('/404?of=check-in');
  expect(await page.getByRole('main').textContent()).toBe(answers[0]);
  await page.getByRole('link', { name: 'See your open check-ins' }).click();
  await page.waitForURL('**/signIn**');
});

/** Sends the second check-in of the queue, which asks three questions. */
async function skipAll(page: Page): Promise<void> {
  await skipQuestion(page);
  await skipQuestion(page);
  await page.getByRole('button', { name: 'Skip this question' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
}

async function onPhone(browser: Browser, userId: number, role: 'Member' | 'Team Leader'): Promise<Page> {
  const page = await signedInPage(browser, { userId, role });
  await page.setViewportSize(phone);
  return page;
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
