import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { notAskedToday } from '#/e2e/support/scenes/not-asked-today.ts';
import { formatDate, formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const today: LocalDate = new Date().toISOString().slice(0, 10);
/** Two days of the same month, so that both are on one list. */
const [earlier, later] = [`${addDays(today, -40).slice(0, 7)}-05`, `${addDays(today, -40).slice(0, 7)}-12`];

const dayInWords = (day: LocalDate) => formatDate(day, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Creates a led team of three with two past check-ins, one person without an answer. */
async function buildScene() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const leader = await buildUser(db, { companyId, firstName: 'Lena', lastName: 'Leader' });
  const team = await buildTeam(db, { companyId, leaderId: leader.id, ...notAskedToday() });
  const names = ['Ada', 'Bo', 'Cy'];
  const members = [];
  for (const firstName of names)
    members.push(await buildMember(db, { team, user: { firstName, lastName: 'Example' } }));
  for (const [at, { id: userId }] of members.entries())
    for (const localDate of [earlier, later]) {
      const checkIn = await buildCheckIn(db, { team, userId, localDate, normIds: [1], asksWorkEnvironment: true });
      if (at === 2) continue;
      const isLater = localDate === later;
      const answer = {
        emotionId: isLater ? 10 : 3,
        productivity: isLater ? 30 : 80,
        factorIds: [1],
        workEnvironmentId: 2,
      };
      await buildAnswer(db, { checkIn, ...answer, elaborate: isLater && at === 0 ? 'Too many meetings' : null });
      const of = { checkInId: checkIn.id, teamId: team.id, userId, localDate: checkIn.localDate };
      await db.normAnswer.create({ data: { ...of, normId: 1, value: 4 } });
    }
  const rating = await buildCheckIn(db, {
    team,
    userId: leader.id,
    localDate: later,
    asksOwn: false,
    asksRatings: true,
  });
  const rated = { checkInId: rating.id, teamId: team.id, localDate: rating.localDate, value: 45 };
  await db.memberRating.create({ data: { ...rated, userId: members[0]?.id ?? 0 } });
  return { leader, team, member: members[0] ?? leader };
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Answers on this day' }).getByRole('row').filter({ hasText: name });

test('a leader reads what the team answered, day by day, and downloads the answers', async ({ browser }) => {
  test.slow();
  const { leader, team } = await buildScene();
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });

  await test.step('the leader goes from Team Information to the last report', async () => {
    await page.goto('/teamManagement');
    await page
      .getByRole('link', { name: /2 of 3 answered/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`tab=report&date=${later}|date=${later}&tab=report`));
    await expect(page.getByText('2 of 3 answered: 2 bad. Average self-reported performance: 30.')).toBeVisible();
  });

  await test.step('answers have names, and the leader’s rating next to the member’s own', async () => {
    const ada = rowOf(page, 'Ada Example');
    const own = ['Stressed', 'Workload', 'Too many meetings', 'Performance 30', '45 by the leader', 'At home'];
    for (const words of [...own, 'Respect: Mostly', 'Worse than last time']) await expect(ada).toContainText(words);
    await expect(ada.getByRole('listitem')).toHaveText([/Happy$/, /Stressed$/]);
    await expect(rowOf(page, 'Cy Example')).toContainText('2 in a row without an answer');
    // Ratings are given in the leader's own check-in; here they are read.
    await expect(page.getByRole('main').getByRole('slider')).toHaveCount(0);
    await expectNoSeriousFinding(page);
  });

  await test.step('a filter shows people who felt alike, and a name opens that person’s history', async () => {
    await page.getByRole('combobox', { name: 'How people felt' }).selectOption('bad');
    await expect(rowOf(page, 'Cy Example')).toHaveCount(0);
    await rowOf(page, 'Ada Example').getByRole('link', { name: 'Ada Example' }).click();
    await expect(page.getByRole('combobox', { name: 'Team member' }).locator('option:checked')).toHaveText(
      'Ada Example',
    );
    await page.goBack();
  });

  await test.step('the keyboard goes to the previous day, Back returns; a day without a check-in says so', async () => {
    await page.getByRole('button', { name: /Previous check-in/ }).press('Enter');
    await expect(rowOf(page, 'Ada Example')).toContainText('Happy');
    await expect(page.getByRole('button', { name: 'No earlier check-in' })).toBeDisabled();
    await page.reload();
    await expect(rowOf(page, 'Ada Example')).toContainText('Performance 80');
    // A key that comes before the scripts is lost; after the last check-in it does nothing.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(rowOf(page, 'Ada Example')).toContainText('Performance 30', { timeout: 3000 });
    }).toPass();
    await page.goBack();
    await page.goBack();
    await expect(rowOf(page, 'Ada Example')).toContainText('Performance 30');
    await page.getByLabel('Go to day').fill(addDays(later, 1));
    await page.getByLabel('Go to day').press('Enter');
    await expect(page.getByText(/^No check-in on /)).toBeVisible();
    await page.getByRole('combobox', { name: /Check-ins in/ }).selectOption(later);
    await expect(rowOf(page, 'Bo Example')).toContainText('Stressed');
  });

  await test.step('a day is picked from the calendar by keyboard, and an invalid day opens nothing', async () => {
    await page.getByRole('button', { name: /^Choose another day/ }).press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await expect(calendar.getByRole('button', { name: formatFullDay(later, 'en-GB') })).toBeFocused();
    await expectNoSeriousFinding(page);
    await page.keyboard.press('ArrowLeft');
    await expect(calendar.getByRole('button', { name: formatFullDay(addDays(later, -1), 'en-GB') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Choose another day/ })).toBeFocused();
    await page.keyboard.press('Enter');
    for (let day = later; day > earlier; day = addDays(day, -1)) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(rowOf(page, 'Ada Example')).toContainText('Happy');
    await page.getByLabel('Go to day').fill('someday');
    await page.getByLabel('Go to day').press('Enter');
    await expect(page.getByLabel('Go to day')).toHaveValue(dayInWords(earlier));
    await page.getByLabel('Go to day').fill(dayInWords(later));
    await page.getByLabel('Go to day').press('Enter');
    await expect(rowOf(page, 'Bo Example')).toContainText('Stressed');
  });

  await test.step('the team’s people and their status are in the next part', async () => {
    await page.getByRole('link', { name: 'Team Information' }).click();
    await expect(page.getByRole('table', { name: 'Members' })).toContainText('Cy Example');
    await expect(page.getByRole('link', { name: 'Manage the team' })).toHaveAttribute(
      'href',
      `/teamManagement?id=${team.id}`,
    );
    await expectNoSeriousFinding(page);
  });

  await test.step('the leader sees performance and sentiment, and downloads their file', async () => {
    await page.getByRole('link', { name: 'Performance & Sentiment' }).click();
    await page.getByRole('group', { name: 'Time frame' }).getByText('Last 6 months').click();
    await expect(page.getByRole('figure', { name: 'What helped, what hurt' })).toContainText('Workload');
    await expectNoSeriousFinding(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export answers' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^answers-.+-\d{4}-\d\d-\d\d-to-.*\.csv$/);
    const rows: Record<string, string>[] = parse(await readFile(await (await saved).path()), {
      bom: true,
      columns: true,
    });
    expect(rows.filter(({ Date: date }) => date === later)).toHaveLength(3);
    expect(rows.find((row) => row.Date === later && row.Member === 'Ada Example')).toMatchObject({
      Performance: '30',
      Feeling: 'Stressed',
      'Leader’s rating: Lena Leader': '45',
      'Value: Respect': '75',
    });
  });

  await test.step('a chart is saved as it is shown', async () => {
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { name: 'What helped, what hurt' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Options for Values' }).click();
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
    const rows: string[][] = parse(await readFile(await (await saved).path()), { bom: true });
    expect(rows).toEqual([
      ['Name', 'Score', 'People'],
      ['Respect', '75', '2'],
    ]);
  });

  await test.step('people who haven’t answered the last check-in are reminded from its faces, once', async () => {
    const hour = 3_600_000;
    const open = { sentAt: new Date(Date.now() - hour), closesAt: new Date(Date.now() + hour) };
    const { id: userId } = await prisma().user.findFirstOrThrow({
      where: { firstName: 'Cy', companyId: team.companyId },
    });
    await buildCheckIn(prisma(), { team, userId, localDate: today, ...open });
    await page.reload();
    await page.getByRole('link', { name: /No one has answered yet/ }).click();
    await expect(page).toHaveURL(new RegExp(`date=${today}`));
    await expect(page.getByText('1 person hasn’t answered yet.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send a reminder' }).click();
    await expect(page.getByText('A reminder is on its way to 1 person.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reminded' })).toBeDisabled();
    await page.reload();
    await page.getByRole('button', { name: 'Send a reminder' }).click();
    await expect(page.getByText(/^No one was reminded:/)).toBeVisible();
  });
});

test('if a day or a period fails to load, the filters stay and a retry loads it', async ({ browser }) => {
  const { leader, team } = await buildScene();
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const busy = { status: 503, json: { message: 'We are busy right now.' } };

  await page.goto(`/dashboard/team?team=${team.id}&tab=report&date=${later}`);
  await expect(rowOf(page, 'Ada Example')).toContainText('30');
  await page.route(`**/api/checkins/${team.id}?**`, (route) => route.fulfill(busy));
  await page.getByRole('button', { name: /^Previous check-in/ }).click();
  await expect(page.getByText('We couldn’t load this day’s report')).toBeVisible();
  await expect(page.getByLabel('Go to day')).toHaveValue(dayInWords(earlier));
  await expect(page.getByRole('button', { name: /^Next check-in/ })).toBeEnabled();
  await page.unroute(`**/api/checkins/${team.id}?**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Ada Example')).toContainText('80');

  await page.goto(`/dashboard/team?team=${team.id}&period=6m`);
  const member = page.getByRole('combobox', { name: 'Team member' });
  await member.selectOption('Ada Example');
  await expect(page.getByText(/^Ada Example: /)).toBeVisible();
  await page.route('**/api/dashboard/**', (route) => route.fulfill(busy));
  await page.getByRole('group', { name: 'Time frame' }).getByText('Last year').click();
  await expect(page.getByText('We couldn’t load the results')).toBeVisible();
  await expect(member.locator('option:checked')).toHaveText('Ada Example');
});

test('a member has neither the tab nor the API call', async ({ browser }) => {
  const { member, team } = await buildScene();
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await page.goto(`/dashboard/team?team=${team.id}&tab=report&date=${later}`);
  const tabs = page.getByRole('navigation', { name: 'Team dashboard' }).getByRole('link');
  const shared = ['Overview', 'Performance & Sentiment', 'Insights from HQ', 'Trends', 'Motivation Chat Box', 'Steps'];
  await expect(tabs).toHaveText(shared);
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect(mainOf(page).getByText('Too many meetings')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export answers' })).toHaveCount(0);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [`/api/checkins/${team.id}`, `/api/dashboard/teams/${team.id}/answers`])
    for (const role of ['Member', 'Team Leader']) {
      const answer = await page.request.get(path, { headers: { ...headers, role } });
      expect([path, role, answer.status()]).toEqual([path, role, 403]);
    }
});
