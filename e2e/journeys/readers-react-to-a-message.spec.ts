import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { expectNoSmallTarget } from '#/e2e/support/measures/touch-targets.ts';
import { buildCornerTeam } from '#/e2e/support/scenes/corner-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';

const address = '/coachingCorner?tab=motivation';

test('readers react with their name, change their reaction and remove it', async ({ browser }) => {
  const { leader, members, team } = await buildCornerTeam();
  const text = 'Could we keep Thursdays free of meetings?';
  await buildPost(prisma(), { team, post: { text } });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.setViewportSize({ width: 400, height: 860 });
  await page.goto(address);
  const reactions = page.getByRole('list', { name: 'Reactions to this message' });

  await test.step('they react by keyboard, and the message counts as read', async () => {
    await expect(mainOf(page).getByText('New Messages (1)')).toBeVisible();
    await page.getByRole('button', { name: 'React to the message from Anonymous, with your name' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'Thank you',
      'I’m looking into it',
      'We’re on it',
      'Let’s talk about it',
      'Done',
    ]);
    await expectNoSeriousFinding(page);
    await page.keyboard.press('ArrowDown');
    // A menu moves the focus after the key; no person is as quick as a program.
    await expect(page.getByRole('menuitemradio').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reactions).toHaveText('I’m looking into it: Inês Figueira');
    await expect(page.getByText('New Messages', { exact: false })).toBeHidden();
    await expectNoSmallTarget(page);
    await expectNoSeriousFinding(page);
  });

  await test.step('the whole team sees the reaction', async () => {
    const reader = await signedInPage(browser, { userId: members[0]?.id ?? 0, role: 'Member' });
    await reader.goto(address);
    await expect(mainOf(reader).getByText('I’m looking into it: Inês Figueira')).toBeVisible();
    await reader.getByRole('button', { name: 'React to the message from Anonymous, with your name' }).click();
    await reader.getByRole('menuitemradio', { name: 'Thank you' }).click();
    await expect(reader.getByText('Thank you: Ana Lima')).toBeVisible();
    await expect(reactions).toContainText('Thank you: Ana Lima');
  });

  await test.step('another reaction replaces it, and can be removed', async () => {
    const change = page.getByRole('button', { name: 'Change your reaction to the message from Anonymous' });
    await change.click();
    await expect(page.getByRole('menuitemradio', { name: 'I’m looking into it' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Done' }).click();
    await expect(page.getByText('Done: Inês Figueira')).toBeVisible();
    await change.click();
    await page.getByRole('menuitem', { name: 'Remove reaction' }).click();
    await expect(page.getByText('Done: Inês Figueira')).toBeHidden();
    await expect(reactions).toHaveText('Thank you: Ana Lima');
  });
});
