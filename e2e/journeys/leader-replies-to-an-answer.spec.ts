import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { answerScene } from '#/e2e/support/scenes/pulse-scene.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const text = 'I would like fewer meetings on Thursdays.';
const option = 'Let them reply, still without my name';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a leader reacts to answers without a name and replies to one whose author allows it', async ({ browser }) => {
  const { leader, pulse, token } = await buildAlmostAnswered();
  const author = await newBrowserPage(browser);
  await author.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await author.setViewportSize({ width: 400, height: 860 });
  let link = '';

  await test.step('the author asks for replies next to the text, and still does after a reload', async () => {
    await author.goto(`/pulse/${token}#a=4`);
    await expect(author.getByLabel(option)).toHaveCount(0);
    await button(author, 'Next').click();
    await author.getByRole('textbox').fill(text);
    await expect(author.getByRole('link', { name: 'Report here: report.example.com' })).toHaveAttribute(
      'href',
      'https://report.example.com/',
    );
    await author.getByLabel(option).check();
    await expect(author.getByLabel(option)).toHaveAccessibleDescription(/If you lose the key, you lose the replies/);
    await author.reload();
    await expect(author.getByLabel(option)).toBeChecked();
    await expectNoSmallTarget(author);
    await expectNoSeriousFinding(author);
    await button(author, 'Send').click();
    await expect(author.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await button(author, 'Copy my private link').click();
    link = await author.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/reply#k=rpl_[\w-]{43}$/);
    await expectNoSmallTarget(author);
    await expectNoSeriousFinding(author);
  });

  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const answer = mainOf(page).getByRole('listitem').filter({ hasText: text });

  await test.step('the leader reacts to texts with and without a key, and replies to the one with a key', async () => {
    await expect
      .poll(() => prisma().pulseRound.count({ where: { pulseId: pulse.id, publishedAt: { not: null } } }))
      .toBe(1);
    await page.goto(`/digitalPulse?tab=result&pulse=${pulse.id}`);
    const other = mainOf(page).getByRole('listitem').filter({ hasText: 'Text 1' });
    await expect(other.locator('summary')).toHaveCount(0);
    await button(page, 'React to this answer, with your name: Text 1').click();
    await page.getByRole('menuitemradio', { name: 'We’re on it' }).click();
    await expect(other.getByText('We’re on it: Lea Lead')).toBeVisible();
    await answer.locator('summary').press('Enter');
    await button(page, 'I’ll take this').click();
    await expect(page.getByText('Lea Lead is taking care of it')).toBeVisible();
    await page.getByLabel('Your reply').fill('Which of them help you least?');
    await expectNoSeriousFinding(page);
    await button(page, 'Send reply').click();
    await expect(answer.getByText('Which of them help you least?')).toBeVisible();
    await page.reload();
    await expect(other.getByText('We’re on it: Lea Lead')).toBeVisible();
  });

  await test.step('the author reads it in another browser and answers, which the leader doesn’t see yet', async () => {
    const elsewhere = await newBrowserPage(browser);
    await elsewhere.goto(link);
    await expect(mainOf(elsewhere).getByText('Which of them help you least?')).toBeVisible();
    await expect(mainOf(elsewhere).getByText(pulse.name)).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: 'Report here: report.example.com' })).toBeVisible();
    await elsewhere.getByLabel('Your answer').fill('The two status calls.');
    await button(elsewhere, 'Send').click();
    await expect(elsewhere.getByText('not visible to others yet', { exact: false })).toBeVisible();
    await expectNoSeriousFinding(elsewhere);
    await page.reload();
    await answer.locator('summary').click();
    await expect(answer.getByText('Which of them help you least?')).toBeVisible();
    await expect(page.getByText('The two status calls.')).toHaveCount(0);
  });
});

test('an answer that can’t be read yet says so, and so do failed reactions', async ({ browser }) => {
  const { leader, pulse, recipients } = await buildAlmostAnswered();
  const page = await newBrowserPage(browser);
  const [last] = recipients;
  await page.goto(`/pulse/${mailedToken('pls_', last?.id ?? 0)}#a=4`);
  await button(page, 'Next').click();
  await page.getByRole('textbox').fill(text);
  await page.getByLabel(option).check();
  await button(page, 'Send').click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(mainOf(page).getByText(text)).toBeVisible();
  const reader = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await expect
    .poll(() => prisma().pulseRound.count({ where: { pulseId: pulse.id, publishedAt: { not: null } } }))
    .toBe(1);
  await reader.goto(`/digitalPulse?tab=result&pulse=${pulse.id}`);
  await expect(mainOf(reader).getByText(text)).toBeVisible();
  await reader.route('**/acknowledge', (route) => route.abort());
  await button(reader, `React to this answer, with your name: ${text}`).click();
  await reader.getByRole('menuitemradio', { name: 'Thank you' }).click();
  await expect(reader.getByText('We couldn’t save your reaction')).toBeVisible();
  await prisma().pulseRound.updateMany({ where: { pulseId: pulse.id }, data: { publishedAt: null } });
  await page.reload();
  await expect(mainOf(page).getByText('No one can read this yet.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveCount(0);
  await expect(mainOf(page).getByText('Sign with my name')).toHaveCount(0);
});

/** Creates a led team of six, and a pulse that all but one have answered. */
async function buildAlmostAnswered() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db, { reportingLink: 'https://report.example.com/' });
  const creator = await buildAdministrator(db, { companyId });
  const leader = await buildUser(db, { companyId, firstName: 'Lea', lastName: 'Lead' });
  const team = await buildTeam(db, { companyId, leaderId: leader.id });
  const userIds: number[] = [];
  for (let at = 0; at < 6; at += 1) userIds.push((await buildMember(db, { team })).id);
  const pulse = await buildPulse(db, {
    creator,
    teams: [team],
    questions: [
      { typeId: 5, text: 'I can rely on my teammates.' },
      { typeId: 3, text: 'What should we change first?' },
    ],
  });
  const questions = await db.pulseQuestion.findMany({ where: { pulseId: pulse.id }, orderBy: { position: 'asc' } });
  const { recipients } = await buildPulseRound(db, { pulse, team, userIds });
  for (const [at, one] of recipients.entries())
    if (at > 0) await answerScene({ questions }, one, [4, `Text ${at}`], { now: new Date() });
  return { leader, pulse, recipients, token: mailedToken('pls_', recipients[0]?.id ?? 0) };
}
