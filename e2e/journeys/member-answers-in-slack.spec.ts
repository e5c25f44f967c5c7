import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, newEmail, timeZone } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { clockReading, LEAP_MS, letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import { controlChat } from '#/e2e/support/product/open-chat.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const api = process.env.SLACK_API_URL ?? '';
const everyDay = [1, 2, 3, 4, 5, 6, 7];

test('an administrator connects Slack, a member answers there, and emails return once it is gone', async ({
  browser,
}) => {
  await controlChat(api, 'workspace', { id: `T${uniqueWord()}`, name: 'Harbour' });
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const leader = await buildUser(prisma(), { companyId });
  const member = await buildUser(prisma(), { companyId, email: newEmail('slack'), timeZone, timeZoneId: 12 });
  // Creates the team only now, because other journeys also move the clock.
  const askSoon = async () => {
    const surveysTimeSend = clockReading(timeZone, 1);
    const schedule = { companyId, leaderId: leader.id, workingDays: everyDay, surveysTimeSend };
    const team = await buildTeam(prisma(), schedule);
    await buildMember(prisma(), { team, user: member });
    await letTimePass(LEAP_MS);
    return team;
  };

  const admin = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const lines = mainOf(admin)
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { level: 3 }) });
  await test.step('the tab says that nothing is connected; a line opens what each side would see', async () => {
    await admin.goto('/companyManagement?tab=integrations');
    await expect(mainOf(admin).getByText('Nothing is connected. People answer by email.')).toBeVisible();
    await expect(lines).toHaveCount(6);
    await expectNoSeriousFinding(admin);
    await admin.getByRole('link', { name: 'Slack' }).press('Enter');
    await expect(mainOf(admin).getByText(/^Slack gets each person’s email/)).toBeVisible();
  });

  await test.step('cancelling at Slack connects nothing; allowing does', async () => {
    await admin.getByRole('button', { name: 'Connect Slack' }).click();
    await admin.getByRole('button', { name: 'Cancel' }).click();
    await expect(mainOf(admin).getByText('We couldn’t connect Slack. Try again.')).toBeVisible();
    await admin.getByRole('button', { name: 'Connect Slack' }).click();
    await admin.getByRole('button', { name: 'Allow' }).click();
    await expect(mainOf(admin).getByText(/^Slack is connected\./)).toBeVisible();
    await expect(mainOf(admin).getByText(/Connected with Harbour since/)).toBeVisible();
  });

  await test.step('a test message arrives, and Slack becomes the default channel', async () => {
    await admin.getByRole('button', { name: 'Send myself a test' }).click();
    await expect(admin.getByText('Sent. Check your messages in the chat.')).toBeVisible();
    const usual = admin.getByRole('switch', { name: 'Send messages in Slack' });
    await usual.click();
    await expect(usual).toBeChecked();
    await expect.poll(() => prisma().company.count({ where: { id: companyId, channel: 'slack' } })).toBe(1);
  });

  const slack = await newBrowserPage(browser);
  await test.step('the check-in arrives as a message, and its form is answered', async () => {
    await askSoon();
    await expect.poll(() => prisma().channelMessage.count({ where: { userId: member.id } })).toBe(1);
    await slack.goto(new URL(`/people/${member.email}`, api).href);
    await slack.getByRole('button', { name: 'Happy' }).click();
    await expect(slack.getByLabel(/How did you feel at work/)).toHaveValue('3');
    await slack.getByLabel(/How much of what you planned/).selectOption('80%');
    await slack.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(slack.getByText('Thank you. Your answers have arrived.')).toBeVisible();
    const answer = await prisma().checkInAnswer.findFirstOrThrow({ where: { userId: member.id } });
    expect(answer).toMatchObject({ emotionId: 3, productivity: 80 });
  });

  await test.step('the message says so, without the answer, and no email was sent', async () => {
    await expect
      .poll(async () => {
        await slack.reload();
        return mainOf(slack)
          .getByText(/^You’ve checked in for/)
          .count();
      })
      .toBe(1);
    expect(await mailsTo(member.email)).toHaveLength(0);
  });

  await test.step('a pulse is answered there without a name, once an administrator allows it', async () => {
    await admin.goto('/companyManagement?tab=integrations&open=slack');
    const allowed = admin.getByRole('switch', { name: 'Answer pulses in Slack' });
    await allowed.click();
    await expect(allowed).toBeChecked();
    await expect.poll(() => prisma().channelConnection.count({ where: { companyId, allowsPulses: true } })).toBe(1);
    const team = await buildTeam(prisma(), { companyId });
    const questions = [{ typeId: 5, text: 'The office is quiet enough.' }];
    const pulse = await buildPulse(prisma(), { creator: administrator, teams: [team], questions });
    const { round } = await buildPulseRound(prisma(), { pulse, team, userIds: [member.id] });
    await admin.goto('/digitalPulse');
    await admin.getByRole('button', { name: new RegExp(`^Remind \\d+: ${pulse.name}$`) }).click();
    await expect
      .poll(async () => {
        await slack.goto(new URL(`/people/${member.email}`, api).href);
        return slack.getByRole('button', { name: 'Answer here' }).count();
      })
      .toBe(1);
    await slack.getByRole('button', { name: 'Answer here' }).click();
    await expect(slack.getByText(/^Slack sees your answers on their way\./)).toBeVisible();
    await slack.getByLabel('The office is quiet enough.').selectOption('Agree');
    await slack.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(slack.getByText('Thank you. Your answers have arrived.')).toBeVisible();
    const tallies = await prisma().pulseTally.findMany({
      where: { roundId: round.id },
      select: { value: true, n: true },
    });
    expect(tallies).toEqual([{ value: 4, n: 1 }]);
  });

  await test.step('the profile shows the channel', async () => {
    const profile = await signedInPage(browser, { userId: member.id, role: 'Member' });
    await profile.goto('/profile');
    await expect(mainOf(profile).getByLabel('Where you get them')).toHaveValue('company');
  });

  await test.step('without permission, the next check-in is emailed and the administrator is notified', async () => {
    await controlChat(api, 'revoke', {});
    const { name } = await askSoon();
    await newestMail(member.email, new RegExp(name));
    await admin.goto('/companyManagement?tab=integrations');
    // Integrations that need an administrator come first.
    await expect(lines.first()).toContainText('Needs attention: it no longer accepts messages');
    await admin.getByRole('link', { name: 'Slack' }).click();
    await expect(mainOf(admin).getByText('Slack no longer accepts messages')).toBeVisible();
    expect(
      await prisma().notification.count({
        where: { userId: administrator.id, title: { contains: 'channels.broken' } },
      }),
    ).toBe(1);
  });

  await test.step('reconnecting repairs Slack, disconnecting ends it', async () => {
    await admin.getByRole('button', { name: 'Reconnect' }).click();
    await admin.getByRole('button', { name: 'Allow' }).click();
    await expect(mainOf(admin).getByText(/Connected with Harbour since/)).toBeVisible();
    await admin.getByRole('button', { name: 'Disconnect' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(mainOf(admin).getByRole('button', { name: 'Connect Slack' })).toBeVisible();
    await admin.getByRole('link', { name: 'All integrations' }).press('Enter');
    await expect(mainOf(admin).getByText('Nothing is connected. People answer by email.')).toBeVisible();
    await expect(admin.getByRole('link', { name: 'Slack' })).toBeFocused();
    await admin.goBack();
    await expect(mainOf(admin).getByRole('button', { name: 'Connect Slack' })).toBeVisible();
  });
});
