import { dropAccount, introducePerson } from '#/lib/domain/channels/connections/match-person.ts';
import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { sentenceCard, type TeamsCard, teamsSentence } from '#/lib/domain/channels/teams/teams-card.present.ts';
import { inTeams, teamsAppOf } from '#/lib/domain/channels/teams/teams-transport.ts';
import type { OpenConnection } from '#/lib/domain/channels/transport.ts';
import { findSender } from '#/lib/domain/chat-answers/find-sender.ts';
import {
  addressedActivity,
  type TeamsActivity,
  teamsActivity,
} from '#/lib/domain/chat-answers/teams/activity.schema.ts';
import { answerTeamsPress } from '#/lib/domain/chat-answers/teams/answer-teams-press.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { readBytes } from '#/lib/platform/read-bytes.ts';
import { isSentByTeams } from '#/lib/platform/teams/teams.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** As much as the gate accepts. */
const BYTES_MAX = 512 * 1024;

/**
 * Receives what someone pressed or wrote in Teams, or that they have installed the app. It is authorised by Microsoft's
 * token for the company's own app, and must be about the company's own directory. Throws `signed_out` for anything
 * else; unknown activities get an empty answer.
 */
export async function receiveTeamsActivity(ctx: Ctx, connectionId: number, request: Request): Promise<Response> {
  const unsigned = new Problem('signed_out', message('channels.answer.notFromTeams'));
  const body = jsonIn(await readBytes(request, BYTES_MAX));
  const { data: addressed } = addressedActivity.safeParse(body);
  const row = await ctx.db.channelConnection.findUnique({ where: { id: connectionId } });
  const connection = row?.kind === 'teams' ? openConnection(row) : null;
  if (!addressed || !connection || !(await isSentByTeams(teamsAppOf(connection), request.headers, addressed)))
    throw unsigned;
  const { data: activity } = teamsActivity.safeParse(body);
  if (!activity) return Response.json({});
  const { channelData, conversation } = activity;
  const tenants = [channelData?.tenant?.id, conversation.tenantId].filter((one) => one !== undefined);
  if (tenants.length === 0 || tenants.some((one) => one !== connection.externalId)) throw unsigned;
  if ('value' in activity) return Response.json(cardAnswer(await cardFor(ctx, connection, activity)));
  // Teams only waits for the acknowledgement; the rest continues, or fails, on its own.
  await noteAccount(ctx, connection, activity).catch((error: unknown) =>
    log().warn({ error: error instanceof Error ? error.name : typeof error }, 'couldn’t note an account in Teams'),
  );
  return Response.json({});
}

const cardAnswer = (value: TeamsCard) => ({
  statusCode: 200,
  type: 'application/vnd.microsoft.card.adaptive',
  value,
});

type Press = Extract<TeamsActivity, { value: unknown }>;

async function cardFor(ctx: Ctx, connection: OpenConnection, { from, value }: Press): Promise<TeamsCard> {
  const account = from.aadObjectId ?? '';
  const sender = await findSender(ctx, { kind: 'teams', externalId: connection.externalId, account });
  if (!sender) return sentenceCard(wordsFor(ctx.locale, 'channels.answer')('unknown'));
  return answerTeamsPress(ctx, sender, value.action);
}

/** Matches someone who installs the app or writes to it by the email address there; removing the app ends the match. */
async function noteAccount(ctx: Ctx, connection: OpenConnection, activity: TeamsActivity): Promise<void> {
  const { type, from, conversation, serviceUrl } = activity;
  const account = from.aadObjectId;
  const isOwn = (conversation.conversationType ?? 'personal') === 'personal';
  const isNews = type === 'installationUpdate' || type === 'message';
  if (account === undefined || !isOwn || !isNews) return;
  if ('action' in activity && activity.action.startsWith('remove')) return dropAccount(ctx, connection, account);
  if (connection.serviceUrl !== serviceUrl)
    await ctx.db.channelConnection.update({ where: { id: connection.id }, data: { serviceUrl } });
  const own = { ...connection, serviceUrl };
  const member = await inTeams(own, (teams) => teams.conversations.getMemberById(conversation.id, from.id));
  const emails = [member.email, member.userPrincipalName].filter((one) => typeof one === 'string');
  // The member's entry must say so, or the email address is another person's.
  const isSame = member.aadObjectId === account;
  const introduction = { externalId: account, conversationId: conversation.id, emails };
  const isKnown = isSame && (await introducePerson(ctx, own, introduction));
  if (type !== 'message') return;
  const t = wordsFor(ctx.locale, 'channels.answer');
  const answer = teamsSentence(isKnown ? t('hello') : t('unknown'));
  await inTeams(own, (teams) => teams.conversations.createActivity(conversation.id, answer));
}

function jsonIn(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
