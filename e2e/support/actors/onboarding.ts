import { expect, type Page } from 'playwright/test';

/** Waits for a screen of onboarding by its title. */
export async function atScreen(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Completes the three screens about the person. */
export async function answerYou(page: Page): Promise<void> {
  await atScreen(page, /^(Welcome|Four minutes for you)/);
  await page.getByLabel('I’m new').check();
  await page.getByLabel('Seniority').selectOption('Senior');
  await page.getByLabel('Years of people leadership').selectOption('3–5 years');
  await goOn(page);
  await atScreen(page, 'Your birthday');
  await goOn(page);
  await atScreen(page, 'What are you hoping for?');
  await page.getByLabel('Feel heard').check();
  await goOn(page);
}

/** Completes the creator's three screens about the company, up to its first team. Invites no one. */
export async function answerCompany(page: Page): Promise<void> {
  await atScreen(page, /^About /);
  await page.getByLabel('Industry').selectOption('Education');
  await page.getByLabel('20–49').check();
  await goOn(page);
  await atScreen(page, /stand for/);
  await goOn(page);
  await atScreen(page, /^Who else runs/);
  await goOn(page);
  await page.waitForURL('**/teamCreate');
}

/** Completes values, motivators and the result, up to the dashboard. */
export async function answerTheRest(page: Page): Promise<void> {
  await atScreen(page, 'What do you value most?');
  await page.getByLabel('Trust', { exact: true }).check();
  await goOn(page);
  await rateMotivators(page);
  await giveBaselines(page, ['Mostly', 'A little', 'Partly']);
  await atScreen(page, 'What’s getting in the way?');
  await page.getByLabel('Growth', { exact: true }).check();
  await goOn(page);
  await finish(page);
}

/** Chooses Autonomy, Growth and Recognition, in this order. */
export async function rateMotivators(page: Page): Promise<void> {
  await atScreen(page, 'What drives you?');
  for (const name of ['Autonomy', 'Growth', 'Recognition'])
    await page.getByRole('button', { name, exact: true }).click();
  await goOn(page);
  await atScreen(page, 'Your priorities');
  await page.getByLabel('3 priorities').check();
  await goOn(page);
}

export async function giveBaselines(page: Page, levels: readonly [string, string, string]): Promise<void> {
  await atScreen(page, 'How well does work give you each of these today?');
  for (const [index, name] of ['Autonomy', 'Growth', 'Recognition'].entries())
    await page
      .getByRole('group', { name })
      .getByLabel(levels[index] ?? '', { exact: true })
      .check();
  await goOn(page);
}

export async function finish(page: Page): Promise<void> {
  await atScreen(page, 'Your starting point');
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await page.waitForURL('**/dashboard**');
}

const everyMotivator = Array.from({ length: 12 }, (_, at) => at + 1);
const userPriorities = [1, 2, 3];

/** The calls per step of a person who isn't asked about department and team. */
const answers: readonly (readonly [number, string, object])[] = [
  [1, 'me', { isNewHire: true, seniorityId: 4, yearsOfLeadershipId: 2, hopes: [9] }],
  [2, 'company', { companyIndustryId: 15, companySizeId: 3, superAdminList: [] }],
  [5, 'norms', { norms: [2] }],
  [
    6,
    'motivators',
    {
      userRatings: everyMotivator,
      userPriorities,
      userBaselines: userPriorities.map((id) => ({ id, baselineId: 3 })),
      userReason: { id: 6, options: [] },
    },
  ],
];

/** Completes onboarding with the page's calls, for journeys about something else; ends on the dashboard. */
export async function passOnboarding(page: Page): Promise<void> {
  await atScreen(page, /^Welcome/);
  const statuses = await page.evaluate(async (calls) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      role: localStorage.getItem('role') ?? '',
      'content-type': 'application/json',
    };
    const { steps } = await (await fetch('/api/onboarding/roles', { headers })).json();
    const got: number[] = [];
    for (const [step, path, body] of calls) {
      if (!steps.includes(step)) continue;
      const post = { method: 'POST', headers, body: JSON.stringify(body) };
      got.push((await fetch(`/api/onboarding/${path}`, post)).status);
    }
    got.push((await fetch('/api/onboarding/finish', { headers })).status);
    return got;
  }, answers);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await page.goto('/dashboard');
  await page.waitForURL('**/dashboard**');
}
