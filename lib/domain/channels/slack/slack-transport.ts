import { escapeSlack, slackMessage } from '#/lib/domain/channels/slack/slack-message.present.ts';
import { type OpenConnection, type Transport, TransportFailure } from '#/lib/domain/channels/transport.ts';
import { callSlack, hasSlack, SlackFailure } from '#/lib/platform/slack/slack.ts';

/** Slack's errors if the right to write is lost. Source: Slack, chat.postMessage, errors. */
const lostRights = new Set([
  'account_inactive',
  'token_revoked',
  'invalid_auth',
  'not_authed',
  'app_uninstalled',
  'team_not_found',
]);
/** Slack's errors for a person who isn't there or has left. */
const nobody = new Set(['users_not_found', 'user_not_found']);

/** Calls Slack. Throws `TransportFailure` for what couldn't be done. */
export async function inSlack<T>(
  { token }: Pick<OpenConnection, 'token'>,
  work: Parameters<typeof callSlack<T>>[1],
  withinMs?: number,
): Promise<T> {
  try {
    return await callSlack(token, work, withinMs);
  } catch (error) {
    if (!(error instanceof SlackFailure)) throw error;
    const { reason, retryAfterSeconds } = error;
    if (lostRights.has(reason)) throw new TransportFailure('broken', reason);
    if (reason === 'rate_limited') throw new TransportFailure('busy', reason, retryAfterSeconds);
    throw new TransportFailure('unreachable', reason);
  }
}

/** Slack: messages from an app to single people, in their conversation with it. */
export const slackTransport: Transport = {
  name: 'Slack',
  isOffered: hasSlack,
  async findPerson(connection, email) {
    try {
      const { user } = await inSlack(connection, (slack) => slack.users.lookupByEmail({ email }));
      return user?.id && !user.deleted && !user.is_bot ? user.id : null;
    } catch (error) {
      if (error instanceof TransportFailure && nobody.has(error.reason)) return null;
      throw error;
    }
  },
  async openConversation(connection, users) {
    const { channel } = await inSlack(connection, (slack) => slack.conversations.open({ users }));
    return channel?.id ?? missing('channel');
  },
  async post(connection, channel, message) {
    const post = { channel, ...slackMessage(message), unfurl_links: false, unfurl_media: false };
    const { ts } = await inSlack(connection, (slack) => slack.chat.postMessage(post));
    return { conversationId: channel, externalId: ts ?? missing('ts') };
  },
  async settle(connection, { conversationId: channel, externalId: ts }, sentence) {
    const text = escapeSlack(sentence);
    const blocks = [{ type: 'section' as const, text: { type: 'plain_text' as const, text: sentence, emoji: false } }];
    await inSlack(connection, (slack) => slack.chat.update({ channel, ts, text, blocks }));
  },
  async revoke(connection) {
    await inSlack(connection, (slack) => slack.auth.revoke());
  },
};

function missing(field: string): never {
  throw new TransportFailure('unreachable', `no ${field}`);
}
