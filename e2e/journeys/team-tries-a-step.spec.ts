import { expect, type Page } from 'playwright/test';
import { writeDay } from '#/components/actions/actions.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { productNow } from '#/e2e/support/fakes/product-clock.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const CHANGES = 13;
const step = 'Change nothing else for two weeks.';
/** The product's current day, in the time zone of people in tests. */
const today = localDateAt(productNow(), 'Europe/London');

const writtenDay = (day: string) => writeDay(day, 'en-GB');
const rowOf = (page: Page) => page.getByRole('row', { name: /Anchor/ });
const itemOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Anchor' }).first();

test('a leader starts a step, the team and its managers read it, and it is looked back on', async ({ browser }) => {
  const { company, administrator, anchor } = await buildPublishedCompany();
  const leader = await buildUser(prisma(), { companyId: company.id, firstName: 'Lena', lastName: 'Leader' });
  await prisma().team.update({ where: { id: anchor.id }, data: { leaderId: leader.id } });
  // They have led the team from its first day.
  await prisma().leadership.updateMany({ where: { teamId: anchor.id }, data: { beginsOn: null } });
  await prisma().checkInAnswer.updateMany({ where: { teamId: anchor.id }, data: { factorIds: [CHANGES] } });
  const { userId: memberId } = await prisma().teamMember.findFirstOrThrow({ where: { teamId: anchor.id } });
  const asMember = () => signedInPage(browser, { userId: memberId, role: 'Member' });
  const asAdministrator = () => signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const leaderPage = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const main = leaderPage.getByRole('main');
  const leaderSteps = main.getByRole('list', { name: 'What your team is trying' });

  await test.step('the managers read that there is no step yet', async () => {
    const page = await asAdministrator();
    await page.goto(`/dashboard?tab=teams&team=${anchor.id}`);
    await expect(page.getByRole('main').getByText('No step yet.')).toBeVisible();
    await page.goto('/dashboard?tab=teams');
    await expect(rowOf(page).getByText('No step yet', { exact: true }).first()).toBeVisible();
    // Teams without a problem aren't asked for a step.
    await expect(page.getByRole('row', { name: /Sails/ }).getByText('No step yet')).toHaveCount(0);
    await page.getByRole('link', { name: 'Steps', exact: true }).click();
    const urgent = page.getByRole('list', { name: /needs? attention/ });
    await urgent.getByRole('button', { name: 'Message Lena Leader' }).click();
    await expect(page.getByRole('dialog').getByText(/^Hi Lena, .* in Anchor /)).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.keyboard.press('Escape');
    await urgent.getByRole('listitem').first().click();
    await expect(page).toHaveURL(new RegExp(`tab=teams&team=${anchor.id}`));
    await page.context().close();
  });

  await test.step('the leader starts the first one in two clicks', async () => {
    await leaderPage.goto('/dashboard/team');
    await main.getByRole('button', { name: 'Take one step' }).click();
    await expect(main.getByLabel('Reason')).toContainText('Changes at work (84×)');
    await expectNoSeriousFinding(leaderPage);
    const survey = main.getByRole('link', { name: 'Ask your team 5 questions first: After a change' });
    await expect(survey).toHaveAttribute('href', `/digitalPulse?tab=build&survey=3&team=${anchor.id}`);
    await main.getByRole('radio', { name: step }).check();
    await main.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(leaderSteps.getByText(`“${step}”`)).toBeVisible();
    await expect(main.getByText('Reason: Changes at work.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Take one step' })).toHaveCount(0);
  });

  await test.step('the form of a pulse has the survey that asks more, for this team only', async () => {
    const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
    await page.goto(`/digitalPulse?tab=build&survey=3&team=${anchor.id}`);
    await expect(page.getByRole('checkbox', { name: /Anchor/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Sails/ })).not.toBeChecked();
    await page.context().close();
  });

  await test.step('the team reads what is tried, but not a reason that few people may have named', async () => {
    const page = await asMember();
    await page.goto('/dashboard/team');
    const steps = page.getByRole('main').getByRole('list', { name: 'What your team is trying' });
    await expect(steps.getByText(`We’re trying: “${step}”`)).toBeVisible();
    await expect(steps.getByText('You said')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /one step|Change|Done/ })).toHaveCount(0);
    await page.goto(`/coachingCorner?team=${anchor.id}&tab=motivation`);
    await expect(page.getByRole('main').getByText(`We’re trying: “${step}”`)).toBeVisible();
    await page.context().close();
  });

  await test.step('the managers read it on the team’s page', async () => {
    const page = await asAdministrator();
    await page.goto(`/dashboard?tab=teams&team=${anchor.id}`);
    const steps = page.getByRole('list', { name: 'What this team is trying' });
    await expect(steps.getByText(`“${step}”`)).toBeVisible();
    await page.goto('/dashboard?tab=teams');
    await expect(rowOf(page)).toContainText(`Trying since ${writtenDay(today)}: “${step}”`);
    await expectNoSeriousFinding(page);
    await page.getByRole('link', { name: 'Steps', exact: true }).click();
    await expect(page.getByText('1 of 4 teams is trying something.')).toBeVisible();
    await expect(itemOf(page)).toContainText(`Trying since ${writtenDay(today)}: “${step}”`);
    await expect(itemOf(page)).toContainText(`Look back on ${writtenDay(addDays(today, 14))}`);
    await expect(page.getByText('No team has kept a step yet.')).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.context().close();
  });

  await test.step('on a phone, the leader reads next to the category until when it runs, and which days count', async () => {
    await leaderPage.setViewportSize({ width: 400, height: 860 });
    const address = '/dashboard/team?tab=performance';
    await leaderPage.goto(address);
    // The server writes it, so that nothing differs for a part that wakes up late.
    const firstHtml = await (await leaderPage.request.get(address)).text();
    expect(firstHtml.replaceAll('\u00a0', ' ')).toContain(`Look back on ${writtenDay(addDays(today, 14))}`);
    await expect(main.getByText(`Look back on ${writtenDay(addDays(today, 14))}`)).toBeVisible();
    await expect(leaderPage.getByRole('search').getByText(/\s–\s/)).toBeVisible();
    await leaderPage.setViewportSize({ width: 1280, height: 720 });
    await leaderPage.goto('/dashboard/team');
  });

  await test.step('the leader changes it to their own words', async () => {
    await main.getByRole('button', { name: 'Change', exact: true }).click();
    await main.getByRole('radio', { name: 'Something else' }).check();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Write your step.')).toBeVisible();
    await main.getByLabel('Your step').fill('One change a week.');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(leaderSteps.getByText('“One change a week.”')).toBeVisible();
  });

  await test.step('before its day the team says without names whether it has helped', async () => {
    const { id, companyId } = await prisma().action.findFirstOrThrow({ where: { teamId: anchor.id } });
    await prisma().actionBallot.create({ data: { actionId: id, companyId, closesOn: new Date(today) } });
    const page = await asMember();
    await page.setViewportSize({ width: 400, height: 850 });
    await page.goto('/dashboard/team');
    const question = page.getByRole('group', { name: 'Has it helped?' });
    await expectNoSeriousFinding(page);
    await question.getByRole('button', { name: 'A little' }).click();
    await expect(page.getByText('Your answer counts without your name.')).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(`What your team says appears on ${writtenDay(today)}.`)).toBeVisible();
    await page.context().close();
    await leaderPage.reload();
    await expect(main.getByText('We’re asking your team whether it has helped')).toBeVisible();
    const over = { closedAt: new Date(), counts: [4, 2, 0] };
    await prisma().actionBallot.update({ where: { actionId: id }, data: over });
  });

  await test.step('on its day the leader reads what was named before and since, and keeps the step', async () => {
    const begun = addDays(today, -14);
    const { id } = await prisma().action.findFirstOrThrow({ where: { teamId: anchor.id } });
    await prisma().action.update({ where: { id }, data: { promisedOn: new Date(begun), dueOn: new Date(today) } });
    await leaderPage.reload();
    await expect(main.getByRole('heading', { name: 'Time to look back' })).toBeVisible();
    // Six people, on seven days each.
    await expect(
      main.getByText(
        /gave changes at work as a reason for feeling bad 42× in the 14 days before you started, and 42× in the 14 days after/,
      ),
    ).toBeVisible();
    await expectNoSeriousFinding(leaderPage);
    await expect(main.getByText('Did it help? 4 said yes, 2 said a little, 0 said no.')).toBeVisible();
    await main.getByRole('button', { name: 'Keep it' }).click();
    await expect(main.getByRole('heading', { name: 'Time to look back' })).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Take one step' })).toBeVisible();
  });

  await test.step('the team reads that it stays', async () => {
    const page = await asMember();
    await page.goto('/dashboard/team');
    const keptStep = page.getByRole('main').getByText('We’re keeping: “One change a week.”');
    await expect(keptStep).toBeHidden();
    await page.getByRole('main').getByText('1 kept step').click();
    await expect(keptStep).toBeVisible();
    await page.context().close();
  });

  await test.step('the managers read that it is kept, and where', async () => {
    const page = await asAdministrator();
    await page.setViewportSize({ width: 400, height: 850 });
    await page.goto('/dashboard?tab=steps');
    await expect(itemOf(page)).toContainText(`Keeping since ${writtenDay(today)}: “One change a week.”`);
    const keptSteps = page.getByRole('table', { name: 'What teams keep' });
    await expect(keptSteps.getByText('One change a week.')).toBeVisible();
    await expectNoSeriousFinding(page);
    await keptSteps.getByRole('link', { name: 'Anchor' }).click();
    const state = `Keeping since ${writtenDay(today)}: “One change a week.”`;
    await expect(page.getByRole('main').getByText(state)).toBeVisible();
    await page.context().close();
  });

  await test.step('the leader ends a step and says why, and the team reads it', async () => {
    const { id } = await prisma().action.findFirstOrThrow({ where: { teamId: anchor.id } });
    const due = { state: 'doing', settledOn: null, dueOn: new Date(today) };
    await prisma().action.update({ where: { id }, data: due });
    await leaderPage.reload();
    await main.getByRole('button', { name: 'End it' }).click();
    const dialog = leaderPage.getByRole('dialog', { name: 'End this step?' });
    await expect(dialog.getByText('“One change a week.”')).toBeVisible();
    await expectNoSeriousFinding(leaderPage);
    await dialog.getByLabel('Why (your team will read it)').fill('The changes are through.');
    await dialog.getByRole('button', { name: 'End it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Time to look back' })).toHaveCount(0);
    const page = await asMember();
    await page.setViewportSize({ width: 400, height: 850 });
    await page.goto('/dashboard/team');
    const steps = page.getByRole('main').getByRole('list', { name: 'What your team is trying' });
    await expect(steps.getByText('We’ve ended: “One change a week.” Why: The changes are through.')).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.context().close();
  });

  await test.step('the managers see on the team’s charts where it started', async () => {
    const page = await asAdministrator();
    await page.goto(`/dashboard?tab=teams&team=${anchor.id}`);
    const end = `No step now. Ended on ${writtenDay(today)}: “One change a week.”`;
    await expect(page.getByRole('main').getByText(end)).toBeVisible();
    await page.getByRole('button', { name: 'Options for Over time' }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Over time' })).toContainText('A step began on');
    await page.context().close();
  });
});
