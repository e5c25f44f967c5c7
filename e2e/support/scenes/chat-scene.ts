import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import type { TestChat } from '#/e2e/support/product/open-chat.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { slackScopes } from '#/lib/domain/channels/slack/slack-scopes.ts';
import { receiveSlackInteraction } from '#/lib/domain/chat-answers/slack/receive-slack-interaction.ts';
import { prisma } from '#/lib/platform/db.ts';
import { callSlack, signatureOfBody } from '#/lib/platform/slack/slack.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

export interface ChatScene {
  companyId: number;
  workspaceId: string;
  team: Team;
  member: User;
}

/** Creates a company that is connected to its chat workspace, with a team of one member. */
export async function buildChatScene(chat: TestChat): Promise<ChatScene> {
  const { id: companyId } = await buildCompany(prisma());
  const workspaceId = `T${uniqueWord()}`;
  await chat.control('workspace', { id: workspaceId });
  const token = await newToken(chat);
  await buildConnection(prisma(), { companyId, token, externalId: workspaceId });
  await prisma().company.update({ where: { id: companyId }, data: { channel: 'slack' } });
  const team = await buildTeam(prisma(), { companyId });
  return { companyId, workspaceId, team, member: await buildMember(prisma(), { team }) };
}

/** Returns a token to write to the workspace. */
export async function newToken(chat: TestChat): Promise<string> {
  const code = uniqueWord();
  const redirectUri = 'http://localhost:3000/back';
  await chat.control('code', { code, redirectUri, scopes: slackScopes });
  const { SLACK_CLIENT_ID: client_id = '', SLACK_CLIENT_SECRET: client_secret = '' } = chat.settings;
  const form = { client_id, client_secret, code, redirect_uri: redirectUri };
  const grant = await callSlack(undefined, (slack) => slack.oauth.v2.access(form));
  return grant.access_token ?? '';
}

interface Signed {
  secondsAgo?: number;
  secret?: string | undefined;
}

/** Sends the product what Slack would send, signed; returns the status and the answer. */
export async function interact(chat: TestChat, payload: object, { secondsAgo = 0, secret }: Signed = {}) {
  const body = Buffer.from(new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const signature = signatureOfBody(secret ?? chat.settings.SLACK_SIGNING_SECRET ?? '', timestamp, body);
  const headers = { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': signature };
  const request = new Request('http://localhost:3000/api/slack/interactions', { method: 'POST', headers, body });
  const response = await receiveSlackInteraction(visitorCtx(), request);
  const text = await response.text();
  return text === '' ? {} : JSON.parse(text);
}

/** Presses a button of a message, as the account of the workspace with this id. */
export async function pressAs(
  chat: TestChat,
  { user, workspaceId }: { user: string; workspaceId: string },
  action: { action_id: string; value: string },
) {
  const { id } = await chat.control<{ id: string }>('trigger', { user });
  return interact(chat, {
    type: 'block_actions',
    team: { id: workspaceId },
    user: { id: user },
    trigger_id: id,
    response_url: new URL(`/respond/${user}`, chat.settings.SLACK_API_URL).href,
    actions: [action],
  });
}
