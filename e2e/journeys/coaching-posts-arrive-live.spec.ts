import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { messageBox } from '#/e2e/support/actors/message-box.ts';
import { openConnected } from '#/e2e/support/actors/open-connected.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildCornerTeam } from '#/e2e/support/scenes/corner-team.ts';
import { prisma } from '#/lib/platform/db.ts';

test('a message arrives immediately for another person, also on the other process', async ({ browser }) => {
  const { leader, members } = await buildCornerTeam();
  const baseURL = process.env.E2E_SECOND_URL;
  const reader = await signedInPage(browser, { userId: leader.id, role: 'Team Leader', baseURL });
  const writer = await signedInPage(browser, { userId: members[0]?.id ?? 0, role: 'Member' });
  await openConnected(reader, '/dashboard/team?tab=motivation');
  await reader.evaluate(() => Object.assign(window, { isSamePage: true }));
  await messageBox(reader).fill('Half a sentence');
  await writer.goto('/coachingCorner?tab=motivation');
  await messageBox(writer).fill('We have a new customer.');
  await writer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(reader.getByText('We have a new customer.')).toBeVisible();
  await expect(reader.getByText('New Messages (1)')).toBeVisible();
  await expect(messageBox(reader)).toHaveValue('Half a sentence');
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(true);
  await reader.getByRole('button', { name: /^Notifications/ }).click();
  await reader.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(reader).toHaveURL(/\/coachingCorner\?.*tab=motivation/);
  await expect(reader.getByText('We have a new customer.')).toBeVisible();
});

test('a leader writes to the team from a notification, once', async ({ browser }) => {
  const { leader, team } = await buildCornerTeam(3);
  await prisma().notification.create({
    data: {
      companyId: team.companyId,
      userId: leader.id,
      role: 'Team Leader',
      createdAt: new Date(),
      title: 'Motivation fell',
      message: 'Say something to your team.',
      icon: 'trend',
      color: 'bad',
      buttonTitle: 'Post',
      buttonLink: `/api/coach/post/${team.id}/message`,
      props: { teamId: team.id, authorsCount: 4 },
      textArea: true,
      textAreaPlaceholder: 'Write to your team',
      textAreaAnonymous: true,
      teamId: team.id,
    },
  });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto('/coachingCorner?tab=motivation');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const send = panel.getByRole('button', { name: 'Post', exact: true });
  await expect(send).toBeDisabled();
  await panel.getByLabel('Write to your team').fill('What would help\nyou this week?');
  await panel.getByLabel('Send Anonymously').check();
  await send.click();
  const warning = page.getByRole('dialog', { name: 'Your team may guess it’s you' });
  await expect(warning).toContainText('Only 4 people can write here, so your team may guess');
  await warning.getByRole('button', { name: 'Go back' }).click();
  await panel.getByLabel('Send Anonymously').uncheck();
  await expectNoSeriousFinding(page);
  await send.click();
  const completed = panel.locator('form', { hasText: 'Action completed!' });
  await expect(completed.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await expect(panel.getByText('You’re all caught up')).toBeVisible();
  await panel.getByLabel('View All').check();
  await expect(panel.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('What would help you this week?')).toBeVisible();
});
