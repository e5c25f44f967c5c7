import { introducePerson, matchNewcomers } from '#/lib/domain/channels/connections/match-person.ts';
import { openConnection, sealToken } from '#/lib/domain/channels/connections/open-connection.ts';
import { slackScopes } from '#/lib/domain/channels/slack/slack-scopes.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { mailResults } from '#/lib/domain/pulses/results/results.service.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { callSlack, hasSlack } from '#/lib/platform/slack/slack.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';
import { demoAccounts, demoDirectory } from '#/prisma/seed/demo-accounts.mjs';

/** Two people of the demo company who aren't in its workspace, so they get emails. */
const absentFirstNames = ['Kwame', 'Olivia'];

/**
 * Connects the demo company to the stand-in for Slack, as an administrator would. The member and the team leader have
 * chosen it and find a message there: an open check-in, and the news that results are in. Does nothing without a
 * stand-in, so it never touches a real workspace. Returns whether it was connected.
 */
export async function connectDemo({ companyId }: { companyId: number }): Promise<boolean> {
  const { SLACK_API_URL, SLACK_CLIENT_ID = '', SLACK_CLIENT_SECRET = '', APP_URL } = env();
  if (!hasSlack() || !SLACK_API_URL) return false;
  const ctx = newCtx({ kind: 'job', name: 'seed' });
  const control = (what: string, body: object) =>
    fetch(new URL(`/control/${what}`, SLACK_API_URL), { method: 'POST', body: JSON.stringify(body) });
  const absent = await ctx.db.user.findMany({ where: { companyId, firstName: { in: absentFirstNames } }, take: 2 });
  await control('absent', { emails: absent.map(({ email }) => email) });
  const grant = { code: 'demo', redirectUri: `${APP_URL}/demo`, scopes: slackScopes };
  await control('code', grant);
  const form = {
    client_id: SLACK_CLIENT_ID,
    client_secret: SLACK_CLIENT_SECRET,
    code: 'demo',
    redirect_uri: grant.redirectUri,
  };
  const {
    access_token: token = '',
    bot_user_id: botUserId = '',
    team,
  } = await callSlack(undefined, (slack) => slack.oauth.v2.access(form));
  const place = { kind: 'slack', externalId: team?.id ?? '' };
  const { id } = await ctx.db.channelConnection.create({
    data: {
      ...place,
      companyId,
      name: team?.name ?? '',
      botUserId,
      tokenBox: sealToken(place, token),
      connectedAt: ctx.clock.now(),
    },
  });
  await matchNewcomers(ctx, id);
  await tellDemoPeople(companyId);
  return true;
}

/**
 * Connects the demo company to the stand-in for Microsoft Teams. One person with an open check-in, who has no demo
 * account, has the app there and finds the check-in in a card. Does nothing without a stand-in.
 */
export async function connectDemoTeams({ companyId }: { companyId: number }): Promise<boolean> {
  const { TEAMS_CLOUD_URL, APP_URL } = env();
  if (!TEAMS_CLOUD_URL) return false;
  const ctx = newCtx({ kind: 'job', name: 'seed' });
  const control = (what: string, body: object) =>
    fetch(new URL(`/control/${what}`, TEAMS_CLOUD_URL), { method: 'POST', body: JSON.stringify(body) });
  const { tenantId, appId: botUserId, secret: token } = demoDirectory;
  const row = await buildConnection(ctx.db, { companyId, kind: 'teams', externalId: tenantId, botUserId, token });
  await control('teams-directory', { ...demoDirectory, messagingUrl: `${APP_URL}/api/teams/${row.id}/messages` });
  const newest = await ctx.db.checkIn.findMany({
    where: {
      companyId,
      answeredAt: null,
      closesAt: { gt: ctx.clock.now() },
      user: { email: { notIn: demoAccounts.map(({ email }) => email) } },
    },
    include: { user: true, team: true },
    orderBy: { id: 'desc' },
  });
  // A member is asked about themselves, a leader about others.
  const checkIn = newest.find(({ userId, team }) => userId !== team.leaderId && userId !== team.secondaryLeaderId);
  const connection = openConnection(row);
  if (checkIn && connection) {
    const { email, id } = checkIn.user;
    const response = await control('teams-install', { email, tenantId });
    const { aadObjectId: externalId, conversationId } = (await response.json()) as Record<
      'aadObjectId' | 'conversationId',
      string
    >;
    await introducePerson(ctx, connection, { externalId, conversationId, emails: [email] });
    await ctx.db.user.update({ where: { id }, data: { channel: 'teams' } });
    await tellAgain(checkIn.id);
  }
  return true;
}

async function tellAgain(checkInId: number): Promise<void> {
  const ctx = newCtx({ kind: 'job', name: 'seed' });
  await ctx.db.checkIn.update({ where: { id: checkInId }, data: { lastMail: null } });
  await mailCheckIn(ctx, checkInId);
}

async function tellDemoPeople(companyId: number): Promise<void> {
  const ctx = newCtx({ kind: 'job', name: 'seed' });
  const emailOf = (role: string) => demoAccounts.find((one) => one.role === role)?.email ?? '';
  const [member, leader] = await Promise.all(
    ['Member', 'Team Leader'].map((role) =>
      ctx.db.user.update({ where: { email: emailOf(role) }, data: { channel: 'slack' } }),
    ),
  );
  const checkIn = await ctx.db.checkIn.findFirst({
    where: { companyId, userId: member?.id ?? 0, answeredAt: null, closesAt: { gt: ctx.clock.now() } },
    orderBy: { id: 'desc' },
  });
  if (checkIn) await tellAgain(checkIn.id);
  const round = await ctx.db.pulseRound.findFirst({
    where: { companyId, publishedAt: { not: null } },
    orderBy: { publishedAt: 'desc' },
  });
  if (round && leader) await mailResults(ctx, { roundId: round.id, userId: leader.id });
}
