import type { NextRequest } from 'next/server';
import { channelPath } from '#/lib/domain/channels/connections/break-connection.ts';
import { slackScopes } from '#/lib/domain/channels/slack/slack-scopes.ts';
import { storeConnection } from '#/lib/domain/integrations/store-connection.ts';
import { findSessionOfPage } from '#/lib/domain/sessions/find-session-of-page.ts';
import type { Ctx, FoundSession, UserActor, UserCtx } from '#/lib/platform/context.ts';
import { sessionCookieName } from '#/lib/platform/cookies/cookies.ts';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { callSlack, hasSlack, SlackFailure, slackPage } from '#/lib/platform/slack/slack.ts';
import { isSignature, signatureOf } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

const STATE_LIFE_MS = 600_000;
/** Returns the URL where Slack sends browsers back. */
const returnUrl = () => `${env().APP_URL}/api/integrations/slack/return`;

/** Returns Slack's URL where the administrator allows the app. Throws `unavailable` if Slack isn't set up. */
export async function connectSlack(ctx: UserCtx): Promise<{ url: string }> {
  if (!hasSlack()) throw new Problem('unavailable', message('integrations.answers.notSetUp'));
  const url = slackPage('/oauth/v2/authorize');
  url.searchParams.set('client_id', env().SLACK_CLIENT_ID ?? '');
  url.searchParams.set('scope', slackScopes.join(','));
  url.searchParams.set('redirect_uri', returnUrl());
  url.searchParams.set('state', stateOf(ctx.actor, ctx.clock.now().getTime() + STATE_LIFE_MS));
  return { url: url.href };
}

const stateText = ({ userId, sessionId }: Asker, until: number) => `slack-connect/${userId}/${sessionId}/${until}`;
const stateOf = (asker: Asker, until: number) => `${until}.${signatureOf(stateText(asker, until))}`;

type Asker = Pick<UserActor, 'userId' | 'sessionId'>;

/**
 * Returns whether this session started connecting within the last ten minutes. Loading a page sends the cookie but
 * starts nothing.
 */
function isOwnState(asker: Asker, state: string, now: Date): boolean {
  const [until = '', signature = ''] = state.split('.');
  return Number(until) > now.getTime() && isSignature(signature, stateText(asker, Number(until)));
}

interface Return {
  code?: string | undefined;
  state?: string | undefined;
}

/** Connects the workspace that an administrator returns from, and redirects to the page that shows the outcome. */
export async function finishSlackConnect(ctx: Ctx, request: NextRequest, answer: Return): Promise<Response> {
  const cookie = request.cookies.get(sessionCookieName())?.value;
  const session = await findSessionOfPage(cookie, ctx.clock.now());
  const outcome = session ? await connectWorkspace(ctx, session, answer) : 'refused';
  return new Response(null, { status: 302, headers: { location: `${channelPath('slack')}&slack=${outcome}` } });
}

async function connectWorkspace(ctx: Ctx, { person, company, isWaiting }: FoundSession, { code, state = '' }: Return) {
  const isAllowed = hasSlack() && !isWaiting && person.roles.includes('Administrator');
  if (!isAllowed || code === undefined || !isOwnState(person, state, ctx.clock.now())) return 'refused';
  const workspace = await readWorkspace(code);
  if (!workspace) return 'refused';
  const holder = { kind: 'slack', companyId: company.id, userId: person.userId } as const;
  return (await storeConnection(ctx, { ...workspace, ...holder })) ? 'connected' : 'taken';
}

/** Exchanges a code for its workspace and the token to write there; null if Slack refuses. */
async function readWorkspace(code: string) {
  const { SLACK_CLIENT_ID: client_id = '', SLACK_CLIENT_SECRET: client_secret = '' } = env();
  try {
    const form = { client_id, client_secret, code, redirect_uri: returnUrl() };
    const grant = await callSlack(undefined, (slack) => slack.oauth.v2.access(form));
    const { access_token: token, bot_user_id: botUserId, team } = grant;
    if (!token || !botUserId || !team?.id || grant.is_enterprise_install) return null;
    return { token, botUserId, externalId: team.id, name: team.name ?? team.id };
  } catch (error) {
    if (error instanceof SlackFailure) return null;
    throw error;
  }
}

/** Returns the manifest of a Slack app with exactly the URLs and rights that it needs. */
export async function getSlackManifest() {
  return {
    display_information: { name: 'unboXt' },
    features: {
      bot_user: { display_name: 'unboXt', always_online: false },
      app_home: { messages_tab_enabled: true, messages_tab_read_only_enabled: true },
    },
    oauth_config: { redirect_urls: [returnUrl()], scopes: { bot: [...slackScopes] } },
    settings: {
      interactivity: { is_enabled: true, request_url: `${env().APP_URL}/api/slack/interactions` },
      org_deploy_enabled: false,
      socket_mode_enabled: false,
      token_rotation_enabled: false,
    },
  };
}
