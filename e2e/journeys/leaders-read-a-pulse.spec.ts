import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectRoomForLargeText } from '#/e2e/support/measures/small-windows.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const question = 'I can rely on my teammates.';

test('leaders see how many have answered while a pulse is open, and then its results', async ({ browser }) => {
  test.slow();
  const { administrator, leader, pulse, tokens } = await buildAskedCompany();
  const [last = '', ...others] = tokens;
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });

  await test.step('before the pulse closes they see participation only', async () => {
    for (const token of others) await answer(browser, token);
    await page.goto('/digitalPulse?tab=result');
    await expect(mainOf(page).getByText('Nothing has closed yet')).toBeVisible();
    await expect(mainOf(page).getByText(`${others.length} of ${tokens.length} so far`, { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
    await expectNoSeriousFinding(page);
  });
  await test.step('a person who may not change the pulse is sent back, and reads why', async () => {
    await page.goto(`/edit-digitalPulse/${pulse.id}`);
    await expect(page).toHaveURL('/digitalPulse');
    await expect(page.getByRole('region', { name: /^Messages/ })).toContainText('of this pulse can change it');
    await page.goto('/digitalPulse?tab=result');
  });
  await test.step('the last answer, given on a phone, closes the pulse', async () => {
    const phone = await newBrowserPage(browser);
    await phone.setViewportSize({ width: 360, height: 740 });
    await phone.goto(`/pulse/${last}#a=5`);
    await phone.getByRole('button', { name: 'Next' }).click();
    await phone.getByRole('textbox').fill('More time for each other.');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
  await test.step('the leader is notified, and the page shows results automatically', async () => {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expect(page.getByText('More time for each other.')).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: 'See results' }).click();
    await expect(page).toHaveURL(`/digitalPulse?tab=result&pulse=${pulse.id}`);
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toHaveCount(0);
  });
  await test.step('the administrator reads the company’s results, and why small teams are hidden', async () => {
    const overview = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
    await overview.goto(`/digitalPulse?tab=result&pulse=${pulse.id}`);
    await expect(overview.getByRole('heading', { name: question })).toBeVisible();
    const team = overview.getByLabel('Team', { exact: true });
    await expect(team.locator('option')).toHaveText(['All teams', 'Apps', /^Design.*hidden/i, /^Legal.*hidden/i]);
    await team.selectOption({ index: 2 });
    await expect(overview.getByText('Fewer than 5', { exact: false }).first()).toBeVisible();
    await expect(overview.getByText('%')).toHaveCount(0);
    await team.selectOption({ index: 0 });
    await expect(overview.getByText('%').first()).toBeVisible();
    await expectRoomForLargeText(overview);
  });
});

/** Creates teams of six, three and two, all asked by their administrator. The first token is of the team of six. */
async function buildAskedCompany() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const administrator = await buildAdministrator(db, { companyId });
  const leader = await buildUser(db, { companyId });
  const apps = await buildTeam(db, { companyId, name: 'Apps', leaderId: leader.id });
  const others = [
    { team: await buildTeam(db, { companyId, name: 'Design' }), size: 3 },
    { team: await buildTeam(db, { companyId, name: 'Legal' }), size: 2 },
  ];
  const members = async (team: typeof apps, size: number) =>
    Promise.all(Array.from({ length: size }, async () => (await buildMember(db, { team })).id));
  const pulse = await buildPulse(db, {
    creator: administrator,
    teams: [apps, ...others.map(({ team }) => team)],
    questions: [
      { typeId: 5, text: question },
      { typeId: 3, text: 'What should we change first?' },
    ],
  });
  const { round, recipients } = await buildPulseRound(db, { pulse, team: apps, userIds: await members(apps, 6) });
  for (const { team, size } of others) {
    const place = { companyId, roundId: round.id, teamId: team.id, sendAt: round.opensAt, isNotified: true };
    const data = (await members(team, size)).map((userId) => ({ ...place, userId }));
    recipients.push(...(await db.pulseRecipient.createManyAndReturn({ data })));
  }
  await db.pulseRound.update({ where: { id: round.id }, data: { membersCount: recipients.length } });
  return { administrator, leader, pulse, tokens: recipients.map(({ id }) => mailedToken('pls_', id)) };
}

/** Answers through the API, like a program. */
async function answer(browser: Browser, token: string): Promise<void> {
  const page: Page = await newBrowserPage(browser);
  const response = await page.request.get(`/api/pulse/${token}/questions`);
  const { questions } = (await response.json()) as { questions: { id: number; typeId: number }[] };
  const answers = questions.map(({ id: questionId, typeId }) => ({ questionId, answer: typeId === 3 ? 'Fine.' : 4 }));
  const submission = await page.request.post(`/api/pulse/${token}/answers`, { data: { answers } });
  expect(submission.status()).toBe(200);
  await page.context().close();
}
