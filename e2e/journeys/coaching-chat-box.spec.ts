import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { messageBox } from '#/e2e/support/actors/message-box.ts';
import { timeZone } from '#/e2e/support/actors/people.ts';
import { withoutSecureContext } from '#/e2e/support/actors/plain-http.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildCornerTeam } from '#/e2e/support/scenes/corner-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const address = '/coachingCorner?tab=motivation';
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const messages = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /ago|Today|Yesterday/ });

test('a member writes one line, which appears immediately; a text that may offend comes back', async ({ browser }) => {
  const { members } = await buildCornerTeam();
  const page = await signedInPage(browser, { userId: members[0]?.id ?? 0, role: 'Member' });
  await page.setViewportSize({ width: 400, height: 860 });
  await withoutSecureContext(page);
  await page.goto(address);

  await test.step('an empty message isn’t sent; several lines become one', async () => {
    await expect(messageBox(page)).toHaveAttribute('placeholder', "What's new?");
    await expect(post(page)).toBeDisabled();
    await messageBox(page).fill(' \n ');
    await expect(post(page)).toBeDisabled();
    await messageBox(page).fill('The release is out.\n\nThank you,   all!');
    await post(page).click();
    await expect(messages(page).first()).toContainText('Ana Lima');
    await expect(messages(page).first()).toContainText('The release is out. Thank you, all!');
    await expect(messageBox(page)).toHaveValue('');
    await expectNoSmallTarget(page);
  });

  await test.step('a message refused for its words leaves the list, and waits in the box', async () => {
    await messageBox(page).fill('What a shitty week.');
    await post(page).click();
    const dialog = page.getByRole('dialog', { name: 'Your message could not be sent.' });
    await expect(dialog).toContainText('There was an error sending this message as it may contain offensive language');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'Resend' }).click();
    await expect(messageBox(page)).toBeFocused();
    await expect(messageBox(page)).toHaveValue('What a shitty week.');
    await expect(messages(page)).toHaveCount(1);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await messageBox(page).fill('What a hard week.');
    await page.keyboard.press('Control+Enter');
    await expect(messages(page).first()).toContainText('What a hard week.');
  });

  await test.step('a message also comes back, and can be sent again, while the server can’t be reached', async () => {
    await page.route('**/api/coach/post/*/create', (route) => route.abort());
    await messageBox(page).fill('Lunch on Thursday?');
    await post(page).click();
    await expect(page.getByText('We couldn’t post your message')).toBeVisible();
    await expect(messageBox(page)).toHaveValue('Lunch on Thursday?');
    await expect(messages(page)).toHaveCount(2);
    await page.unroute('**/api/coach/post/*/create');
    // The list shows the message before the server has it.
    const response = page.waitForResponse('**/api/coach/post/*/create');
    await post(page).click();
    await expect(messages(page).first()).toContainText('Lunch on Thursday?');
    await response;
    await page.reload();
    await expect(messages(page)).toHaveCount(3);
    await expect(mainOf(page).getByText('New Messages', { exact: false })).toBeHidden();
    // The page was rendered in a different time zone from the reader's.
    const time = messages(page).first().locator('time');
    const postedAt = new Date((await time.getAttribute('datetime')) ?? '');
    const inZone = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(postedAt);
    await expect(time).toHaveAttribute('title', new RegExp(`${inZone}$`));
  });

  await test.step('a message that is too long is counted and not sent', async () => {
    await messageBox(page).fill('a'.repeat(3600));
    await expect(page.getByText('3,600 of 4,000')).toBeVisible();
    await messageBox(page).fill('a'.repeat(4010));
    await expect(page.getByText('10 too many')).toBeVisible();
    await expect(post(page)).toBeDisabled();
  });
});

test('a message without a name warns where few people write, and shows its author nowhere', async ({ browser }) => {
  const { leader, members, team } = await buildCornerTeam(2);
  const page = await signedInPage(browser, { userId: members[0]?.id ?? 0, role: 'Member' });
  await page.goto(address);
  await messageBox(page).fill('I would like fewer meetings.');
  await page.getByLabel('Post Anonymously').check();
  await post(page).click();
  const warning = page.getByRole('dialog', { name: 'Your team may guess it’s you' });
  await expect(warning).toContainText('Only 3 people can write here, so your team may guess that it’s you.');
  await expectNoSeriousFinding(page);
  await warning.getByRole('button', { name: 'Go back' }).click();
  await expect(messages(page)).toHaveCount(0);
  await post(page).click();
  await warning.getByRole('button', { name: 'Post anyway' }).click();
  await expect(messages(page).first()).toContainText('Anonymous');
  await expect(page.getByLabel('Post Anonymously')).not.toBeChecked();
  const reader = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await reader.goto(address);
  await expect(messageBox(reader)).toBeVisible();
  await expect(messages(reader)).toHaveCount(0);
  // As at the next full hour.
  await prisma().post.updateMany({ where: { teamId: team.id }, data: { isNotified: true } });
  await reader.reload();
  await expect(mainOf(reader).getByText('New Messages (1)')).toBeVisible();
  await expect(messages(reader).first()).toContainText('Anonymous');
  const row = await prisma().post.findFirstOrThrow({ where: { teamId: team.id } });
  expect([row.authorId, row.createdAt]).toEqual([null, null]);
});

test('new messages are above their count, and move down when someone clicks on them', async ({ browser }) => {
  const { leader, members, team } = await buildCornerTeam();
  // Only people with several teams choose between them.
  await buildTeam(prisma(), { companyId: team.companyId, leaderId: leader.id, name: 'Zenith' });
  const [ana, tomasz] = members;
  const day = (at: number) => new Date(Date.now() - at * 86_400_000);
  const writePost = async (text: string, at: number, authorId = ana?.id ?? 0) =>
    buildPost(prisma(), { team, authorId, post: { text, createdAt: day(at), postedOn: day(at) } });
  await writePost('First', 3);
  await writePost('Second', 2);
  const { id: postId, companyId } = await writePost('Third', 1, tomasz?.id);
  await prisma().postRead.create({ data: { companyId, postId, userId: leader.id } });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto('/coachingCorner');
  const selectedTeam = page.getByLabel('Select Team').locator('option:checked');
  await expect(selectedTeam).toHaveText('Lighthouse');
  await page.getByRole('link', { name: 'Motivation Chat Box' }).click();
  await expect(selectedTeam).toHaveText('Lighthouse (2 new)');
  const order = (...texts: string[]) => expect(messages(page).getByText(/^(First|Second|Third)$/)).toHaveText(texts);
  await order('Second', 'First', 'Third');
  await expect(page.getByText('New Messages (2)')).toBeVisible();
  await expectNoSeriousFinding(page);

  await test.step('the keyboard puts the focus on the next new message', async () => {
    const unread = page.getByRole('button', { name: 'Mark as read: message from Ana Lima' });
    await unread.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('New Messages (1)')).toBeVisible();
    await order('First', 'Third', 'Second');
    await expect(unread).toBeFocused();
    await expect(selectedTeam).toHaveText('Lighthouse (1 new)');
    await messages(page).first().click();
    await order('Third', 'Second', 'First');
    await expect(page.getByText('New Messages', { exact: false })).toBeHidden();
    await expect(selectedTeam).toHaveText('Lighthouse');
  });

  await test.step('a leader hides a message and gives a reason, which is shown in its place', async () => {
    await page.getByRole('button', { name: 'More actions: message from Tomasz Sikora' }).click();
    await page.getByRole('menuitem', { name: 'Hide from the team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide this message?' });
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(dialog.getByText('Tell your team why.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('It names somebody who is not here.');
    await expectNoSeriousFinding(page);
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByText('Hidden by the team leader: It names somebody who is not here.')).toBeVisible();
    await expect(page.getByText('Third')).toBeHidden();
  });

  await test.step('an author deletes a message they have just written', async () => {
    const author = await signedInPage(browser, { userId: ana?.id ?? 0, role: 'Member' });
    await author.goto(`/dashboard/team?tab=motivation`);
    await messageBox(author).fill('Too early.');
    await post(author).click();
    await author.getByRole('button', { name: 'More actions: message from Ana Lima' }).click();
    await author.getByRole('menuitem', { name: 'Delete' }).click();
    await author.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(author.getByText('Too early.')).toBeHidden();
    await author.reload();
    await expect(mainOf(author).getByText('Too early.')).toBeHidden();
  });
});

test('older messages load page by page', async ({ browser }) => {
  const { leader, members, team } = await buildCornerTeam();
  for (let at = 1; at <= 60; at += 1) {
    const createdAt = new Date(Date.now() - at * 3_600_000);
    const authorId = members[0]?.id ?? 0;
    const { id: postId, companyId } = await buildPost(prisma(), {
      team,
      authorId,
      post: { text: `Message ${at}`, createdAt, postedOn: new Date(createdAt.toISOString().slice(0, 10)) },
    });
    await prisma().postRead.create({ data: { companyId, postId, userId: leader.id } });
  }
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto(address);
  await expect(messages(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show older messages' }).click();
  await expect(messages(page)).toHaveCount(60);
  await expect(messages(page).last()).toContainText('Message 60');
  await expect(page.getByRole('button', { name: 'Show older messages' })).toBeHidden();
});
