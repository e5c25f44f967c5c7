import { randomUUID } from 'node:crypto';
import { type Browser, expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, newEmail, timeZone } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { clockReading, LEAP_MS, letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import { controlChat } from '#/e2e/support/product/open-chat.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const cloud = process.env.TEAMS_CLOUD_URL ?? '';
const everyDay = [1, 2, 3, 4, 5, 6, 7];

test('an administrator connects Microsoft Teams, a member answers in a card, and emails return once it’s gone', async ({
  browser,
}) => {
  const directory = { tenantId: randomUUID(), appId: randomUUID(), secret: randomUUID() };
  await controlChat(cloud, 'teams-directory', directory);
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const leader = await buildUser(prisma(), { companyId });
  const member = await buildUser(prisma(), { companyId, email: newEmail('teams'), timeZone, timeZoneId: 12 });
  // Creates the team only now, because other journeys also move the clock.
  const askSoon = async () => {
    const surveysTimeSend = clockReading(timeZone, 1);
    const schedule = { companyId, leaderId: leader.id, workingDays: everyDay, surveysTimeSend };
    const team = await buildTeam(prisma(), schedule);
    await buildMember(prisma(), { team, user: member });
    await letTimePass(LEAP_MS);
    return team;
  };
  const giveApp = async (email: string) => {
    const { tenantId } = directory;
    const { status } = await controlChat<{ status: number }>(cloud, 'teams-install', { email, tenantId });
    expect(status).toBe(200);
  };

  const admin = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const dialog = admin.getByRole('dialog');
  const connect = async (secret: string) => {
    await dialog.getByLabel('Tenant ID').fill(directory.tenantId);
    await dialog.getByLabel('App ID').fill(directory.appId);
    await dialog.getByLabel('Secret').fill(secret);
    await dialog.getByRole('button', { name: 'Connect' }).click();
  };

  await test.step('the app needs no permission, and belongs to one company', () => connectPrepared(browser));

  await test.step('the page lists six steps, and says what Microsoft refuses', async () => {
    await admin.goto('/companyManagement?tab=integrations');
    await admin.getByRole('link', { name: 'Microsoft Teams' }).click();
    await admin.getByRole('button', { name: 'Connect Microsoft Teams' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(6);
    await connect('wrong');
    await expect(
      dialog.getByText(/Microsoft didn’t accept the tenant ID, app ID and secret \(invalid_client\)/).first(),
    ).toBeVisible();
    await connect(directory.secret);
    await expect(mainOf(admin).getByText(directory.tenantId)).toBeVisible();
  });

  await test.step('the messaging endpoint and the app are ready for Microsoft', async () => {
    // It's open, because no one has the app yet.
    const endpoint = mainOf(admin).getByText(/\/api\/teams\/\d+\/messages$/);
    const messagingUrl = await endpoint.textContent();
    await controlChat(cloud, 'teams-directory', { ...directory, messagingUrl });
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Download the app' }).click();
    expect((await download).suggestedFilename()).toBe('unboxt-teams-app.zip');
  });

  await test.step('people with the app are counted and get a test, and Teams becomes the default channel', async () => {
    await giveApp(administrator.email);
    await giveApp(member.email);
    await admin.reload();
    await admin.getByRole('button', { name: 'Send myself a test' }).click();
    await expect(admin.getByText('Sent. Check your messages in the chat.')).toBeVisible();
    const usual = admin.getByRole('switch', { name: 'Send messages in Microsoft Teams' });
    await usual.click();
    await expect(usual).toBeChecked();
    await expect.poll(() => prisma().company.count({ where: { id: companyId, channel: 'teams' } })).toBe(1);
  });

  const teams = await newBrowserPage(browser);
  await test.step('the check-in arrives as a card, and its form is answered', async () => {
    await askSoon();
    await expect.poll(() => prisma().channelMessage.count({ where: { userId: member.id } })).toBe(1);
    await teams.goto(new URL(`/teams/people/${member.email}`, cloud).href);
    await teams.getByLabel(/How did you feel at work/).selectOption('Happy');
    await teams.getByRole('button', { name: 'Next' }).click();
    await expect(teams.getByLabel(/How did you feel at work/)).toHaveValue('3');
    await teams.getByLabel(/How much of what you planned/).selectOption('80%');
    await teams.getByRole('button', { name: 'Send', exact: true }).click();
    // The worker may already have edited the message.
    await expect(teams.getByText(/^Thank you\. Your answers have arrived\.$|^You’ve checked in for/)).toBeVisible();
    const answer = await prisma().checkInAnswer.findFirstOrThrow({ where: { userId: member.id } });
    expect(answer).toMatchObject({ emotionId: 3, productivity: 80 });
  });

  await test.step('the message says so, without the answer, and no email was sent', async () => {
    await expect
      .poll(async () => {
        await teams.reload();
        return mainOf(teams)
          .getByText(/^You’ve checked in for/)
          .count();
      })
      .toBe(1);
    expect(await mailsTo(member.email)).toHaveLength(0);
  });

  await test.step('with an expired secret, the next one is emailed and the administrator is notified', async () => {
    await controlChat(cloud, 'teams-directory', { ...directory, secret: 'renewed' });
    const { name } = await askSoon();
    await newestMail(member.email, new RegExp(name));
    await admin.goto('/companyManagement?tab=integrations&open=teams');
    await expect(mainOf(admin).getByText('Microsoft Teams no longer accepts messages')).toBeVisible();
    expect(
      await prisma().notification.count({
        where: { userId: administrator.id, title: { contains: 'channels.broken' } },
      }),
    ).toBe(1);
  });

  await test.step('a new secret repairs Teams, disconnecting ends it', async () => {
    await admin.getByRole('button', { name: 'Reconnect' }).click();
    await connect('renewed');
    await admin.getByRole('button', { name: 'Disconnect' }).click();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(mainOf(admin).getByRole('button', { name: 'Connect Microsoft Teams' })).toBeVisible();
  });
});

/** Connects another company with the app of the settings, which this installation has once. */
async function connectPrepared(browser: Browser): Promise<void> {
  const { TEAMS_TENANT_ID: tenantId = '', TEAMS_APP_ID: appId, TEAMS_APP_SECRET: secret } = process.env;
  // Left from an earlier try.
  await prisma().channelConnection.deleteMany({ where: { externalId: tenantId } });
  await controlChat(cloud, 'teams-directory', { tenantId, appId, secret });
  const { id: companyId } = await buildCompany(prisma());
  const { id: userId } = await buildAdministrator(prisma(), { companyId });
  const page = await signedInPage(browser, { userId, role: 'Administrator' });
  const dialog = page.getByRole('dialog');
  await page.goto('/companyManagement?tab=integrations&open=teams');
  await page.getByRole('button', { name: 'Connect Microsoft Teams' }).click();
  await expect(dialog.getByText('The app is already set up.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(mainOf(page).getByText(/\/api\/teams\/\d+\/messages$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the app' })).toBeVisible();
}
