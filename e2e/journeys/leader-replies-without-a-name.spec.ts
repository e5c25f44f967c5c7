import { expect, type Page } from 'playwright/test';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { messageBox } from '#/e2e/support/actors/message-box.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildCornerTeam } from '#/e2e/support/scenes/corner-team.ts';
import { notifyOfReplies } from '#/lib/domain/replies/notify-of-replies.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';

const address = '/coachingCorner?tab=motivation';
const text = 'I do not dare to say that the estimates are too tight.';
const DAY_MS = 24 * 3_600_000;
/** Returns a message in the open conversation. */
const entry = (page: Page, hasText: string) =>
  page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').filter({ hasText });
/** Returns what opens the conversation below the message. */
const conversation = (page: Page) => mainOf(page).getByRole('listitem').filter({ hasText: text }).locator('summary');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a leader replies to a message without a name, and its author answers from another browser', async ({
  browser,
}) => {
  const { leader, members, team } = await buildCornerTeam();
  const author = await signedInPage(browser, { userId: members[0]?.id ?? 0, role: 'Member' });
  await author.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await author.setViewportSize({ width: 400, height: 860 });
  const leaderPage = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  let link = '';
  const addresses: string[] = [];
  author.on('request', (request) => void addresses.push(request.url()));

  await test.step('the author asks for replies, and first reads what a lost key means', async () => {
    await author.goto(address);
    await messageBox(author).fill(text);
    await expect(author.getByLabel('Let them reply, still without my name')).toHaveCount(0);
    await author.getByLabel('Post Anonymously').check();
    const option = author.getByLabel('Let them reply, still without my name');
    await expect(option).toHaveAccessibleDescription(/If you lose the key, you lose the replies/);
    await option.check();
    await expectNoSeriousFinding(author);
    await button(author, 'Post').click();
    await button(author, 'Copy my private link').click();
    link = await author.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/reply#k=rpl_[\w-]{43}$/);
    await expectNoSmallTarget(author);
    await expectNoSeriousFinding(author);
  });

  await test.step('the leader finds the message after the next full hour, and replies', async () => {
    await leaderPage.goto(address);
    await expect(messageBox(leaderPage)).toBeVisible();
    await expect(mainOf(leaderPage).getByText('Conversation with the author')).toHaveCount(0);
    await prisma().post.updateMany({ where: { teamId: team.id }, data: { isNotified: true } });
    await leaderPage.reload();
    await conversation(leaderPage).press('Enter');
    await button(leaderPage, 'I’ll take this').click();
    await expect(leaderPage.getByText('Inês Figueira is taking care of it')).toBeVisible();
    const reply = leaderPage.getByLabel('Your reply');
    await reply.fill('Who are you?');
    await expect(
      leaderPage.getByText('This may sound as if you’re asking who wrote it.', { exact: false }),
    ).toBeVisible();
    await reply.fill('Would it help to write numbers down before we talk?');
    await expectNoSeriousFinding(leaderPage);
    await button(leaderPage, 'Send reply').click();
    await expect(entry(leaderPage, 'write numbers down')).toBeVisible();
    await expect(reply).toHaveValue('');
    await leaderPage.getByLabel('Note', { exact: true }).check();
    await leaderPage.getByLabel('Your note').fill('Sounds like the last planning.');
    await button(leaderPage, 'Save note').click();
    await expect(leaderPage.getByText('Note for leaders by Inês Figueira', { exact: false })).toBeVisible();
  });

  await test.step('the next morning the whole team is notified, and no one learns who the reply is for', async () => {
    await notifyOfReplies(jobCtx({ now: new Date(Date.now() + DAY_MS) }));
    const notices = await prisma().notification.findMany({ where: { teamId: team.id, icon: 'message' } });
    expect(notices.filter(({ message }) => message.includes('replies.notice'))).toHaveLength(members.length + 1);
    await author.reload();
    await author.getByRole('button', { name: /^Notifications/ }).click();
    await button(author, 'Open replies').click();
    await expect(author).toHaveURL(/\/reply$/);
    const list = author.getByRole('list', { name: 'Conversations whose keys this browser keeps' });
    await expect(list).toContainText(text);
    await list.getByRole('link').click();
    await expect(author.getByText('Would it help to write numbers down before we talk?')).toBeVisible();
    await expect(author.getByText('Sounds like the last planning.')).toHaveCount(0);
    await expectNoSmallTarget(author);
  });

  await test.step('another browser opens the link and answers, and the leader doesn’t see it yet', async () => {
    const other = await newBrowserPage(browser);
    other.on('request', (request) => void addresses.push(request.url()));
    await other.goto(link);
    await other.getByLabel('Your answer').fill('Yes, on paper first.');
    await expectNoSeriousFinding(other);
    await button(other, 'Send').click();
    await expect(other.getByText('not visible to others yet', { exact: false })).toBeVisible();
    await expect(other.getByLabel('Your answer')).toHaveValue('');
    // Playwright reports addresses with fragments, which browsers never send.
    expect(addresses.filter((url) => (url.split('#')[0] ?? '').includes('rpl_'))).toEqual([]);
    await expect(other.getByText('first sign in', { exact: false })).toBeVisible();
    await leaderPage.reload();
    await conversation(leaderPage).click();
    await expect(entry(leaderPage, 'write numbers down')).toBeVisible();
    await expect(leaderPage.getByText('Yes, on paper first.')).toHaveCount(0);
    // As at the full hour.
    await prisma().replyMessage.updateMany({ where: { kind: 'author' }, data: { visibleAt: new Date() } });
    await leaderPage.reload();
    await conversation(leaderPage).click();
    await expect(entry(leaderPage, 'Yes, on paper first.')).toContainText('Author of the message');
    await button(leaderPage, 'Mark as done').click();
    await expect(leaderPage.getByText('Inês Figueira marked it as done', { exact: false })).toBeVisible();
    await other.context().close();
  });

  await test.step('the author agrees, signs with their name, and closes the conversation', async () => {
    await author.reload();
    await author.getByText('Sign with my name').click();
    await expect(button(author, 'Sign for good')).toBeDisabled();
    await author.getByLabel('I know that my name stays.').check();
    await button(author, 'Sign for good').click();
    await expect(author.getByText('Signed by Ana Lima.')).toBeVisible();
    await author.getByText('Close the conversation').click();
    await author.getByLabel('I know that it stays closed.').check();
    await button(author, 'Close for good').click();
    await expect(author.getByText('You closed the conversation', { exact: false })).toBeVisible();
    await expect(author.getByLabel('Your answer')).toHaveCount(0);
    await leaderPage.reload();
    await expect(mainOf(leaderPage).getByText('Signed by Ana Lima')).toBeVisible();
  });

  await test.step('without the key the conversation doesn’t open', async () => {
    await button(author, 'Forget the key in this browser').click();
    await expect(button(author, 'Keep the key in this browser')).toBeVisible();
    await author.goto('/reply');
    await author.reload();
    await expect(mainOf(author).getByText('This browser has no key')).toBeVisible();
    await author.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`);
    await author.reload();
    await expect(mainOf(author).getByText('This link doesn’t work')).toBeVisible();
    await expectNoSeriousFinding(author);
  });
});

test('a conversation that can’t be loaded is tried again', async ({ browser }) => {
  const { team } = await buildCornerTeam(2);
  const { token, post } = await buildReplyThread(prisma(), { team });
  const page = await newBrowserPage(browser);
  await page.route('**/api/replies/open', (route) => route.abort());
  await page.goto(`/reply#k=${token}.`);
  await expect(mainOf(page).getByText('We couldn’t load the conversation')).toBeVisible();
  await page.unroute('**/api/replies/open');
  await button(page, 'Try again').click();
  await expect(page.getByText(post.text)).toBeVisible();
  await expect(page.getByText('No reply yet.', { exact: false })).toBeVisible();
});
