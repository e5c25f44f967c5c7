import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { openConnected } from '#/e2e/support/actors/open-connected.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const script = '<img src=x onerror="window.attacked=true">';

/** Creates a team, its leader, who is also a member of another team, and an invited person. */
async function buildInvitee() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const leader = await buildUser(db, { companyId });
  const team = await buildTeam(db, { companyId, leaderId: leader.id, name: 'Lighthouse' });
  await buildMember(db, { team: await buildTeam(db, { companyId }), user: leader });
  const invitee = await buildUser(db, { companyId, firstName: 'Noor', lastName: script });
  const { id } = await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, email: invitee.email });
  return { leader, invitee, token: mailedToken('inv_', id) };
}

/** Joins as the sign-in page does after an invited person has signed in. */
async function join(page: Page, token: string): Promise<number> {
  await page.goto('/dashboard/team');
  return page.evaluate(async (code) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      role: localStorage.getItem('role') ?? '',
      'content-type': 'application/json',
    };
    return (await fetch(`/api/invite/${code}/join`, { method: 'POST', headers, body: '{}' })).status;
  }, token);
}

test('a leader on the second process is notified that a person joined on the first', async ({ browser }) => {
  const { leader, invitee, token } = await buildInvitee();
  const baseURL = process.env.E2E_SECOND_URL;
  const [asLeader, asMember] = [
    await signedInPage(browser, { userId: leader.id, role: 'Team Leader', baseURL }),
    await signedInPage(browser, { userId: leader.id, role: 'Member', baseURL }),
  ];
  // The role in which pages load, as switching leaves it.
  await asMember.context().addCookies([{ name: 'role', value: 'Member', domain: 'localhost', path: '/' }]);
  for (const page of [asLeader, asMember]) await openConnected(page, '/dashboard/team');
  await asLeader.evaluate(() => Object.assign(window, { isSamePage: true }));
  const bell = asLeader.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  await test.step('the count and the alert appear without a reload', async () => {
    const joiner = await signedInPage(browser, { userId: invitee.id, role: 'Member' });
    expect(await join(joiner, token)).toBe(200);
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await expect(asLeader.getByText('You have a new notification.')).toBeVisible();
    expect(await asLeader.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('another role neither counts nor alerts, but its number is in the account menu', async () => {
    await asMember.getByRole('button', { name: /’s account, / }).click();
    await expect(asMember.getByRole('menuitemradio', { name: /Team Leader/ })).toContainText('1 unread');
    await asMember.keyboard.press('Escape');
    await expect(asMember.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(asMember.getByText('You have a new notification.')).toBeHidden();
  });

  await test.step('a script in a name is plain text in the menu', async () => {
    await bell.click();
    await expect(asLeader.getByRole('dialog')).toContainText(`Noor ${script} joined Lighthouse.`);
    await expect(asLeader.getByRole('dialog').locator('strong')).toHaveCount(2);
    expect(await asLeader.evaluate(() => 'attacked' in window)).toBe(false);
  });

  await test.step('a read notification leaves Unread, stays in View All, and can be marked unread there', async () => {
    await asLeader.getByRole('button', { name: 'Mark as read: New team member' }).click();
    await expect(asLeader.getByText('You’re all caught up')).toBeVisible();
    await asLeader.getByLabel('View All').check();
    await asLeader.getByRole('button', { name: 'Mark as unread: New team member' }).click();
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await asLeader.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell).toHaveAccessibleName('Notifications');
  });

  await test.step('the menu closes on Escape and on a click outside', async () => {
    await asLeader.keyboard.press('Escape');
    await expect(asLeader.getByRole('dialog')).toBeHidden();
    await bell.click();
    await expect(asLeader.getByRole('dialog')).toBeVisible();
    await asLeader.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(asLeader.getByRole('dialog')).toBeHidden();
  });
});

test('a button posts to the path of its notification, once, with the words it asks for', async ({ browser }) => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const person = await buildUser(db, { companyId });
  const row = await db.notification.create({
    data: {
      companyId,
      userId: person.id,
      role: 'Member',
      createdAt: new Date(),
      title: 'Motivation fell',
      // As if it had bypassed the templates: the browser must remove what is dangerous.
      message: `<p onclick="attacked=true">Say something to your <b>team</b>.</p>${script}`,
      icon: 'message',
      color: 'neutral',
      buttonTitle: 'Send',
      buttonLink: '/api/some/feature',
      props: { teamId: 7 },
      textArea: true,
      textAreaPlaceholder: 'Your message',
      textAreaAnonymous: true,
    },
  });
  const page = await signedInPage(browser, { userId: person.id, role: 'Member' });
  const bodies: unknown[] = [];
  await page.route('**/api/some/feature', async (route) => {
    bodies.push(route.request().postDataJSON());
    // As the path's own handler would: the list may be loaded again at any time.
    await db.notification.update({ where: { id: row.id }, data: { seenAt: new Date(), buttonClickedAt: new Date() } });
    await route.fulfill({ json: {} });
  });
  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  const said = page.locator('p', { hasText: 'Say something to your team.' });
  expect(await said.evaluate((place) => place.parentElement?.innerHTML)).toBe(
    '<p>Say something to your <b>team</b>.</p>',
  );
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await page.getByLabel('Your message').fill('Hello\n  all');
  const hint = 'The message will show up in the motivation chat box within coaching corner.';
  await expect(page.getByText(hint)).toBeVisible();
  await page.getByLabel('Send Anonymously').check();
  await send.click();
  // It stays for two seconds, grey, although it is read by now; then the view is empty.
  const completed = page.locator('form', { hasText: 'Action completed!' });
  await expect(completed.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(page.getByText('You’re all caught up')).toBeVisible();
  const link = '/api/some/feature';
  expect(bodies).toEqual([
    { id: row.id, seen: false, link, props: '{"teamId":7}', text: 'Hello all', anonymously: true },
  ]);
});
