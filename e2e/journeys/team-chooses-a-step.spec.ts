import { expect, type Locator, type Page } from 'playwright/test';
import { writeDay } from '#/components/actions/actions.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { productNow } from '#/e2e/support/fakes/product-clock.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { askInWords, buildSharedTeam, publishRoundOf } from '#/e2e/support/scenes/shared-team.ts';
import type { User } from '#/generated/prisma/client.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { prisma } from '#/lib/platform/db.ts';

/** The product's current day, in the time zone of people in tests. */
const today = localDateAt(productNow(), 'Europe/London');
const writtenDay = (day: string) => writeDay(day, 'en-GB');

test('a choice made without a connection survives a reload, and counts once', async ({ browser }) => {
  const scene = await buildSharedTeam();
  const { id: roundId } = await publishRoundOf(scene, { day: addDays(today, -1) });
  const leader = await signedInPage(browser, { userId: scene.leader.id, role: 'Team Leader' });
  await leader.goto(`/dashboard/team?team=${scene.team.id}&tab=steps`);
  await leader.getByRole('button', { name: 'Share with your team' }).click();
  await leader.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(leader.getByRole('button', { name: 'Present' })).toBeVisible();
  const { id: shareId } = await prisma().share.findFirstOrThrow({ where: { roundId } });
  const marks = () => prisma().shareVoter.count({ where: { shareId } });
  const votes = async () =>
    (await prisma().shareTopic.findMany({ where: { shareId } })).reduce((sum, topic) => sum + topic.votes, 0);

  const [member] = scene.members as [User];
  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  const address = `/dashboard/team?team=${scene.team.id}&tab=steps`;
  const keptVotes = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('vote ')));
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'Autonomy' }).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send your choice' }).click();
  await expect(page.getByRole('main').getByText('No connection right now')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Workload' })).toBeDisabled();
  await expectNoSeriousFinding(page);
  expect(await keptVotes()).toEqual([`vote ${member.id}:${shareId}`]);
  const thanks = page.getByText('Your choice counts without your name.');
  // The browser ends "offline" a moment before the document it leaves, which could send once more in between.
  await page.evaluate(() => Object.assign(window, { fetch: () => Promise.reject(new TypeError('Left')) }));
  await page.goto('about:blank');
  await page.context().setOffline(false);
  expect([await marks(), await votes()]).toEqual([0, 0]);
  await page.goto(address);
  await expect(thanks).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect([await marks(), await votes()]).toEqual([1, 1]);
  expect(await keptVotes()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('main').getByText(/^Your team chooses what to work on until/)).toBeVisible();
  expect([await marks(), await votes()]).toEqual([1, 1]);
});

test('a leader shares results, the team chooses without names, and a step follows', async ({ browser }) => {
  const scene = await buildSharedTeam();
  const { team, leader, members } = scene;
  const yesterday = addDays(today, -1);
  const round = await publishRoundOf(scene, { day: yesterday });
  const [idea, other] = ['One morning without meetings.', 'I miss my old desk.'];
  await askInWords(scene, round, { texts: [idea, other] });
  const results = `Week of ${yesterday}, ${writtenDay(yesterday)}`;
  const [first, ...others] = members as [User, ...User[]];
  const open = async (user: User, role: 'Member' | 'Team Leader') => {
    const page = await signedInPage(browser, { userId: user.id, role });
    await page.goto(`/dashboard/team?team=${team.id}&tab=steps`);
    return page;
  };
  const choose = async (page: Page, ...names: string[]) => {
    for (const name of names) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Send your choice' }).click();
    await expect(page.getByText('Your choice counts without your name.')).toBeVisible();
  };
  const leaderPage = await open(leader, 'Team Leader');
  const main = leaderPage.getByRole('main');

  await test.step('members read that no results are shared yet', async () => {
    const page = await open(first, 'Member');
    await expect(page.getByText('Nothing is shared yet')).toBeVisible();
    await expect(page.getByText('No step yet.')).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.context().close();
  });

  await test.step('the leader shares results with a note, after reading that this can’t be taken back', async () => {
    await leaderPage.goto(`/dashboard/team?team=${team.id}`);
    await expect(main.getByText(`Results of “Week of ${yesterday}” are in.`)).toBeVisible();
    await main.getByRole('link', { name: 'Share them' }).click();
    await expect(main.getByRole('heading', { name: 'Results are in. Share them with your team.' })).toBeVisible();
    await main.getByLabel('Your note').fill('Thank you for the frank answers.');
    await main.getByRole('checkbox', { name: idea }).check();
    await expectNoSeriousFinding(leaderPage);
    await main.getByRole('button', { name: 'Share with your team' }).click();
    const dialog = leaderPage.getByRole('dialog');
    await expect(dialog).toContainText(`Your team will read the results of ${results}`);
    await expect(dialog).toContainText('You can’t take it back.');
    await expect(dialog).toContainText('Your team will also read 1 text without names, exactly as written.');
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(main.getByRole('heading', { name: results })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Share with your team' })).toHaveCount(0);
  });

  await test.step('the leader presents the results in full screen, with arrow keys, until Escape', async () => {
    await main.getByRole('button', { name: 'Present' }).click();
    const window = leaderPage.getByRole('dialog', { name: results });
    await expect(window).toContainText('My workload is reasonable.');
    await expect(window).toContainText('1 of 4');
    await expectNoSeriousFinding(leaderPage);
    await leaderPage.keyboard.press('ArrowRight');
    await expect(window).toContainText('I can decide how I do my work.');
    await leaderPage.keyboard.press('ArrowLeft');
    await leaderPage.keyboard.press('ArrowLeft');
    await expect(window).toContainText('1 of 4');
    const { search } = new URL(leaderPage.url());
    await leaderPage.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    await leaderPage.goto(`/dashboard/team?present=${new URLSearchParams(search).get('present')}`);
    await expect(window).toBeVisible();
    await leaderPage.keyboard.press('Escape');
    await expect(main.getByRole('heading', { name: results })).toBeVisible();
  });

  await test.step('a member follows the notice, reads the results and chooses, on a phone', async () => {
    const page = await signedInPage(browser, { userId: first.id, role: 'Member' });
    await page.setViewportSize({ width: 400, height: 850 });
    await page.goto(`/dashboard/team?team=${team.id}&tab=steps`);
    const lines = page.getByRole('list', { name: 'The team’s published results' });
    await expect(lines.getByText('My workload is reasonable.')).toBeVisible();
    await expect(lines.getByText('59% bad, 0% in between, 41% good')).toBeVisible();
    const yOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    expect(await yOf(lines)).toBeLessThan(await yOf(page.getByRole('checkbox', { name: 'Autonomy' })));
    await expect(page.getByRole('main').getByText('Thank you for the frank answers.')).toBeVisible();
    await expect(lines.getByText(idea)).toBeVisible();
    await expect(page.getByRole('main').getByText(other)).toHaveCount(0);
    await expectNoSeriousFinding(page);
    await page.getByRole('button', { name: 'Send your choice' }).click();
    await expect(page.getByText('Choose at least one.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Autonomy' }).check();
    await page.getByRole('checkbox', { name: 'Recognition' }).check();
    await expect(page.getByRole('checkbox', { name: 'Workload' })).toBeDisabled();
    await choose(page);
    await expect(
      page.getByText(
        `Your team chooses what to work on until ${writtenDay(addDays(today, 5))}, or until everyone has chosen.`,
      ),
    ).toBeVisible();
    await page.context().close();
  });

  await test.step('choices can’t be read while others choose', async () => {
    for (const user of others) {
      const page = await open(user, 'Member');
      await expect(page.getByRole('checkbox')).toHaveCount(3);
      await choose(page, 'Autonomy');
      await page.context().close();
    }
    await leaderPage.reload();
    await expect(main.getByText(/Your team chose/)).toHaveCount(0);
    await expect(main.getByRole('checkbox')).toHaveCount(3);
    await choose(leaderPage, 'Workload');
  });

  await test.step('after the last choice the order appears, and the leader starts a step for the first', async () => {
    await expect(
      main.getByText('Your team’s first choice is Autonomy, its second is Workload.', { exact: false }),
    ).toBeVisible();
    const questions = main.getByRole('list', { name: 'Questions about Autonomy' });
    await expect(questions.getByText('What would you decide yourself if you could?')).toBeVisible();
    await main.getByRole('button', { name: 'Present' }).click();
    const window = leaderPage.getByRole('dialog', { name: results });
    await expect(window).toContainText('1 of 6');
    for (const key of ['ArrowRight', 'PageDown', 'ArrowDown', 'ArrowRight']) await leaderPage.keyboard.press(key);
    await expect(window).toContainText('What would you decide yourself if you could?');
    await expectNoSeriousFinding(leaderPage);
    await leaderPage.keyboard.press('Escape');
    await expectNoSeriousFinding(leaderPage);
    await main.getByRole('button', { name: 'Take one step' }).click();
    await expect(main.getByLabel('Reason')).toContainText('Shared with your team: Autonomy');
    const step = 'Ask each person for one wish about autonomy, and start with the smallest.';
    await main.getByRole('radio', { name: step }).check();
    await main.getByRole('checkbox', { name: 'Tell the team in the chat box' }).uncheck();
    await main.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(main.getByText('Reason: Autonomy.')).toBeVisible();
    const { id, shareId } = await prisma().action.findFirstOrThrow({ where: { teamId: team.id } });
    expect(shareId).not.toBe(null);
    expect(await prisma().shareVoter.count({ where: { shareId: shareId ?? 0 } })).toBe(0);
    const page = await open(first, 'Member');
    await expect(page.getByText(`You said: Autonomy. We’re trying: “${step}”`)).toBeVisible();
    await page.context().close();
    await prisma().action.update({ where: { id }, data: { promisedOn: round.localDate } });
  });

  await test.step('the line after its start shows published results, and claims no effect', async () => {
    await publishRoundOf(scene, { day: addDays(today, -30), scores: [41, 52, 58] });
    await publishRoundOf(scene, { day: today, scores: [41, 61, 58] });
    await leaderPage.reload();
    const since = `Since ${writtenDay(yesterday)}, Autonomy has gone from 52 to 61 of 100. That may be chance.`;
    await expect(main.getByText(since)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Results are in. Share them with your team.' })).toBeVisible();
    await expectNoSeriousFinding(leaderPage);
  });
});
