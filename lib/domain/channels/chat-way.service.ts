import type { ChannelPerson } from '#/generated/prisma/client.ts';
import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';
import { breakConnection } from '#/lib/domain/channels/connections/break-connection.ts';
import { matchPerson } from '#/lib/domain/channels/connections/match-person.ts';
import { findConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import {
  type MessagePlace,
  type OpenConnection,
  type Transport,
  TransportFailure,
} from '#/lib/domain/channels/transport.ts';
import { type ToldPerson, TryLater, type Way } from '#/lib/domain/channels/way.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';

/** How long a person gets emails after a failure. */
const UNREACHABLE_MS = 24 * 3_600_000;
/** Returns until when a platform has asked us to wait, in milliseconds since 1970, by connection. */
const pauses = () => singleton('channels.pauses', () => new Map<number, number>());

/** Returns the way to people on a chat platform who were found there and can be reached, over a working connection. */
export function chatWay(kind: string): Way {
  return async (ctx, person, { chat }) => {
    const transport = findTransport(kind);
    if (!transport?.isOffered()) return false;
    const connection = await findConnection(ctx, person.companyId, kind);
    if (!connection) return false;
    try {
      return await post(ctx, { transport, connection, person, chat });
    } catch (error) {
      if (!(error instanceof TransportFailure)) throw error;
      if (error.kind === 'busy') {
        const pauseMs = error.retryAfterSeconds * 1000;
        pauses().set(connection.id, ctx.clock.now().getTime() + pauseMs);
        throw new TryLater(pauseMs);
      }
      if (error.kind === 'broken') await breakConnection(ctx, connection, error.reason);
      else await noteUnreachable(ctx, connection, person);
      return false;
    }
  };
}

interface Posting {
  transport: Transport;
  connection: OpenConnection;
  person: ToldPerson;
  chat: ChatMessage;
}

async function post(ctx: Ctx, { transport, connection, person, chat }: Posting): Promise<boolean> {
  const ids = { connectionId: connection.id, userId: person.userId };
  const row = await ctx.db.channelPerson.findUnique({ where: { connectionId_userId: ids } });
  if (row && !isReachable(row, ctx)) return false;
  const pauseMs = (pauses().get(connection.id) ?? 0) - ctx.clock.now().getTime();
  if (pauseMs > 0) throw new TryLater(pauseMs);
  const match = row ?? (await matchPerson(ctx, connection, person));
  if (match.externalId === null || !isReachable(match, ctx)) return false;
  const conversationId =
    match.conversationId ?? (await transport.openConversation?.(connection, match.externalId)) ?? null;
  if (conversationId === null) return false;
  if (match.conversationId === null)
    await ctx.db.channelPerson.update({ where: { connectionId_userId: ids }, data: { conversationId } });
  const message = askedThere(chat, connection);
  const place = await transport.post(connection, conversationId, message);
  // The platform has accepted it, so a later failure must not lead to an email too.
  await rememberMessage(ctx, { connection, userId: person.userId, place, chat: message }).catch((error: unknown) =>
    log().warn({ error: error instanceof Error ? error.name : typeof error }, 'couldn’t note a message of a channel'),
  );
  return true;
}

/** Returns a message for the platform: pulses are answered in the browser, unless the company allows the chat. */
function askedThere({ ask, ...message }: ChatMessage, { allowsPulses }: OpenConnection): ChatMessage {
  return { ...message, ...(ask && (ask.about === 'check-in' || allowsPulses) && { ask }) };
}

interface Posted {
  connection: OpenConnection;
  userId: number;
  place: MessagePlace;
  chat: ChatMessage;
}

/** Stores where a check-in's message is, so that it can be replaced. */
async function rememberMessage(ctx: Ctx, { connection, userId, place, chat }: Posted): Promise<void> {
  if (chat.ask?.about !== 'check-in') return;
  const { about, id: aboutId, number } = chat.ask;
  const connectionId = connection.id;
  const message = { ...place, sentAt: ctx.clock.now(), settledAt: null };
  await ctx.db.channelMessage.upsert({
    where: { connectionId_about_aboutId_number: { connectionId, about, aboutId, number } },
    create: { ...message, connectionId, userId, companyId: connection.companyId, about, aboutId, number },
    update: message,
  });
}

/** Returns whether someone was found there, and no message failed within a day. */
function isReachable(
  { externalId, unreachableUntil }: Pick<ChannelPerson, 'externalId' | 'unreachableUntil'>,
  { clock }: Ctx,
): boolean {
  return externalId !== null && (unreachableUntil === null || unreachableUntil <= clock.now());
}

async function noteUnreachable(ctx: Ctx, { id, companyId }: OpenConnection, { userId }: ToldPerson): Promise<void> {
  const unreachableUntil = new Date(ctx.clock.now().getTime() + UNREACHABLE_MS);
  const ids = { connectionId: id, userId };
  await ctx.db.channelPerson.upsert({
    where: { connectionId_userId: ids },
    create: { ...ids, companyId, matchedAt: ctx.clock.now(), unreachableUntil },
    update: { unreachableUntil },
  });
}
