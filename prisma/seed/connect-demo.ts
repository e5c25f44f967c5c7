import { matchNewcomers } from '#/lib/domain/channels/connections/match-newcomers.ts';
import { sealToken } from '#/lib/domain/channels/connections/open-connection.ts';
import { slackScopes } from '#/lib/domain/channels/slack/slack-scopes.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { mailResults } from '#/lib/domain/pulses/results/results.service.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { callSlack, hasSlack } from '#/lib/platform/slack/slack.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';

/** Two people of the demo company whom its workspace does not know: they get mails. */
const absentFirstNames = ['Kwame', 'Olivia'];

/**
 * Connects the demo company with the stand-in for Slack, as an Administrator would. The member and the team leader have
 * chosen it and find a message there: an open check-in, and that results are in. Does nothing where there is no
 * stand-in, so that it never touches a real workspace. Returns whether it was connected.
 */
export async function connectDemo({ companyId }: { companyId: number }): Promise<boolean> {
  const { SLACK_API_URL, SLACK_CLIENT_ID = '', SLACK_CLIENT_SECRET = '', APP_URL } = env();
  if (!hasSlack() || !SLACK_API_URL) return false;
  const ctx = newCtx({ kind: 'job', name: 'seed' });
  try {
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
  } finally {
    await closeDatabase();
  }
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
  if (checkIn) {
    await ctx.db.checkIn.update({ where: { id: checkIn.id }, data: { lastMail: null } });
    await mailCheckIn(ctx, checkIn.id);
  }
  const round = await ctx.db.pulseRound.findFirst({
    where: { companyId, publishedAt: { not: null } },
    orderBy: { publishedAt: 'desc' },
  });
  if (round && leader) await mailResults(ctx, { roundId: round.id, userId: leader.id });
}
