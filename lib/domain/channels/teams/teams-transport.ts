import { teamsMessage, teamsSentence } from '#/lib/domain/channels/teams/teams-card.present.ts';
import { type OpenConnection, type Transport, TransportFailure } from '#/lib/domain/channels/transport.ts';
import { callTeams } from '#/lib/platform/teams/teams.ts';
import { preparedTeamsApp, type TeamsApp, TeamsFailure } from '#/lib/platform/teams/teams-cloud.ts';

/** Microsoft's errors if the app was removed or its secret has ended. Source: Microsoft, OAuth 2.0 error codes. */
const lostRights = new Set(['invalid_client', 'unauthorized_client', 'invalid_request', 'invalid_grant']);

/** Returns a connection's app in its directory. */
export function teamsAppOf({ externalId, botUserId, token }: OpenConnection): TeamsApp {
  return { tenantId: externalId, appId: botUserId, secret: token };
}

/** Calls Teams. Throws `TransportFailure` for what couldn't be done. */
export async function inTeams<T>(connection: OpenConnection, work: Parameters<typeof callTeams<T>>[1]): Promise<T> {
  try {
    return await callTeams({ ...teamsAppOf(connection), serviceUrl: connection.serviceUrl }, work);
  } catch (error) {
    if (!(error instanceof TeamsFailure)) throw error;
    const { reason, status, retryAfterSeconds } = error;
    if (lostRights.has(reason) || status === 401) throw new TransportFailure('broken', reason);
    if (status === 429) throw new TransportFailure('busy', reason, retryAfterSeconds);
    throw new TransportFailure('unreachable', reason);
  }
}

/** Microsoft Teams: messages from a company's own app to single people, in their conversation with it. */
export const teamsTransport: Transport = {
  name: 'Microsoft Teams',
  isOffered: () => true,
  readPreparedToken({ externalId, botUserId }) {
    const prepared = preparedTeamsApp();
    return prepared?.tenantId === externalId && prepared.appId === botUserId ? prepared.secret : null;
  },
  async post(connection, conversationId, message) {
    const { id } = await inTeams(connection, (teams) =>
      teams.conversations.createActivity(conversationId, teamsMessage(message)),
    );
    return { conversationId, externalId: id };
  },
  async settle(connection, { conversationId, externalId }, sentence) {
    await inTeams(connection, (teams) =>
      teams.conversations.updateActivity(conversationId, externalId, teamsSentence(sentence)),
    );
  },
};
