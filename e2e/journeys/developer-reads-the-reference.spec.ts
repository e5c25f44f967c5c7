import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/** Returns what the copied JavaScript leaves in `variable`, with the variables of `scope`. */
const run = (code: string, variable: string, scope: Record<string, unknown> = {}) =>
  new AsyncFunction(...Object.keys(scope), `${code}\nreturn ${variable};`)(...Object.values(scope));

test('a developer finds a call, copies it, and runs it', async ({ browser }) => {
  const page = await newBrowserPage(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const call = page.getByRole('article', { name: 'Update company name', exact: true });
  const search = page.getByRole('searchbox', { name: /Search calls/ });
  const address = /\/reference\/company#updateCompanyName$/;

  await test.step('the slash key focuses the search, which finds calls by words', async () => {
    await page.goto('/reference');
    await expect(page.getByRole('heading', { name: 'Sign in with two calls' })).toBeVisible();
    // A new page may not listen to keys yet, so the key is pressed again, as a person would.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type('nothing of the kind');
    await expect(page.getByText('No call has “nothing of the kind”')).toBeVisible();
    await search.fill('company rename');
    await expect(page.getByRole('link', { name: /Update company name/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /Update company name/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(call.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(search).toHaveValue('');
  });

  await test.step('the call is copied for a shell, with its role, its token and its body', async () => {
    await call.getByRole('button', { name: /^Copy the call/ }).click();
    await expect(call.getByText('Copied!')).toHaveCount(1);
    expect((await copied()).split(' \\\n  ')).toEqual([
      `curl ${process.env.E2E_BASE_URL}/api/company/update/name`,
      '-H "Authorization: Bearer $UNBOXT_TOKEN"',
      "-H 'role: Administrator'",
      "-H 'Content-Type: application/json'",
      `-d '{ "name": "Northlight" }'`,
    ]);
  });

  await test.step('the position and the language survive a reload', async () => {
    await call.getByRole('radio', { name: 'JavaScript' }).check();
    await page.reload();
    await expect(page).toHaveURL(address);
    await expect(call.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(call.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  });

  await test.step('after signing in as the guide says, the copied call does what the reference says', async () => {
    const { company, administrator } = await buildSmallTeam();
    await call.getByRole('button', { name: /^Copy the call/ }).click();
    await expect(call.getByText('Copied!')).toHaveCount(1);
    const renaming = await copied();
    await page.goto('/reference');
    const guide = page.getByRole('region', { name: 'Sign in with two calls' });
    await guide.getByRole('button', { name: /^Copy the call/ }).click();
    await expect(guide.getByText('Copied!')).toHaveCount(1);
    const signIn = (await copied())
      .replace(/email: '.*'/, `email: '${administrator.email}'`)
      .replace(/password: '.*'/, `password: '${testPassword}'`);
    const answer = await run(renaming, 'answer', { token: await run(signIn, 'token') });
    expect(answer).toMatchObject({ message: 'Company renamed.' });
    const { name } = await prisma().company.findUniqueOrThrow({ where: { id: company.id } });
    expect(name).toBe('Northlight');
  });

  await test.step('a call is tried with a key, which a reload forgets', async () => {
    const { administrator } = await buildSmallTeam();
    const { token } = await buildApiKey(prisma(), administrator);
    const tried = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
    await tried.goto('/reference/people#listPeople');
    const article = tried.getByRole('article', { name: 'List people', exact: true });
    await article.getByText('Try it').click();
    await expect(article.getByRole('button', { name: 'Send' })).toBeDisabled();
    await article.getByLabel('API key').fill(token);
    await article.getByRole('button', { name: 'Send' }).click();
    await expect(article.locator('form > output')).toContainText(/200\s*in \d+ ms/);
    await expect(article.locator('form > output')).toContainText(administrator.email);
    await expectNoSeriousFinding(tried);
    await tried.reload();
    await article.getByText('Try it').click();
    await expect(article.getByLabel('API key')).toHaveValue('');
    expect(await tried.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(token);
  });

  await test.step('links to a call on the first page still lead to it', async () => {
    await page.goto('/reference#getTeam');
    await expect(page).toHaveURL(/\/reference\/teams#getTeam$/);
    await expect(page.getByRole('article', { name: 'Get team', exact: true })).toBeInViewport();
  });
});
