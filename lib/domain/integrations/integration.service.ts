import { channelKinds } from '#/lib/domain/channels/channel-kinds.ts';
import { matchPerson } from '#/lib/domain/channels/connections/match-person.ts';
import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { revokeConnection } from '#/lib/domain/channels/connections/revoke-connection.ts';
import { type ChannelKind, channelNames } from '#/lib/domain/channels/constants.ts';
import { isTeamsPrepared } from '#/lib/domain/channels/teams/prepared-teams.service.ts';
import { TransportFailure } from '#/lib/domain/channels/transport.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { readIntegrationStates } from '#/lib/domain/integrations/read-integration-states.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** People who get messages. */
const inUse = { confirmedAt: { not: null }, blockedAt: null };

/** Returns the company's platforms, connected or available, and the default way of notifying people. */
export async function getIntegrations(ctx: UserCtx) {
  const companyId = ctx.company.id;
  const [{ channel }, people, isTeamsReady, states, rows] = await Promise.all([
    ctx.db.company.findUniqueOrThrow({ where: { id: companyId }, select: { channel: true } }),
    ctx.db.user.count({ where: { companyId, ...inUse } }),
    isTeamsPrepared(ctx),
    readIntegrationStates(ctx),
    ctx.db.channelConnection.findMany({
      where: { companyId },
      include: { people: { where: { user: inUse }, select: { externalId: true } } },
    }),
  ]);
  return {
    ...states,
    channel: wayOf(channel),
    people,
    channels: channelNames.map((kind) => {
      const { name, isOffered, findPerson } = channelKinds[kind];
      const row = rows.find((one) => one.kind === kind);
      const matched = row?.people.filter(({ externalId }) => externalId !== null).length ?? 0;
      // If a platform offers no search for people, everyone without the app counts as unmatched.
      const unmatched = (findPerson ? (row?.people.length ?? 0) : people) - matched;
      const connection = row && {
        name: row.name,
        state: row.brokenAt ? ('broken' as const) : ('active' as const),
        connectedAt: row.connectedAt.toISOString(),
        allowsPulses: row.allowsPulses,
        matched,
        unmatched,
        waiting: Math.max(0, people - matched - unmatched),
      };
      // Slack needs no app of the company's own.
      const isPrepared = kind === 'teams' ? isTeamsReady : isOffered();
      return { kind, name, isOffered: isOffered(), isPrepared, connection: connection ?? null };
    }),
  };
}

/** Returns the way to notify people that a stored one means: email for a platform that no longer exists. */
export function wayOf(way: string): 'mail' | ChannelKind {
  return channelNames.find((name) => name === way) ?? 'mail';
}

interface IntegrationChange {
  kind: ChannelKind;
  isDefault?: boolean | undefined;
  allowsPulses?: boolean | undefined;
}

/**
 * Sets whether a connected platform, instead of email, is the default for people who have chosen none, and whether
 * pulses can be answered there. Missing fields stay. Throws `not_found`.
 */
export async function updateIntegration(ctx: UserCtx, { kind, isDefault, allowsPulses }: IntegrationChange) {
  const companyId = ctx.company.id;
  const subject = `company:${companyId}`;
  await inTransaction(ctx.db, async (tx) => {
    const { id } = await getConnection(tx, companyId, kind);
    if (allowsPulses !== undefined) {
      const isOther = { id, companyId, NOT: { allowsPulses } };
      const { count } = await tx.channelConnection.updateMany({ where: isOther, data: { allowsPulses } });
      if (count > 0) await recordEvent(tx, ctx, { action: 'channel.pulses', subject, details: { kind, allowsPulses } });
    }
    if (isDefault !== undefined) {
      const channel = isDefault ? kind : 'mail';
      const { count } = await tx.company.updateMany({ where: { id: companyId, NOT: { channel } }, data: { channel } });
      if (count > 0) await recordEvent(tx, ctx, { action: 'channel.update', subject, details: { kind, isDefault } });
    }
  });
  return {};
}

/** Sends the administrator a test message. Throws `not_found` without the connection, `invalid` with why it failed. */
export async function testIntegration(ctx: UserCtx, kind: ChannelKind): Promise<Record<string, never>> {
  const connection = openConnection(await getConnection(ctx.db, ctx.company.id, kind));
  const { name: channel, openConversation, post } = channelKinds[kind];
  if (!connection) throw invalid(message('integrations.answers.broken', { channel }));
  const t = wordsFor(ctx.locale, 'integrations.test');
  try {
    const { externalId, conversationId: ownConversation } = await matchPerson(ctx, connection, ctx.actor);
    const conversationId = ownConversation ?? (externalId && (await openConversation?.(connection, externalId)));
    if (!conversationId) throw invalid(unreachable(kind));
    await post(connection, conversationId, {
      locale: ctx.locale,
      heading: t('title'),
      paragraphs: [t('text')],
      page: { label: t('button'), url: env().APP_URL },
      notes: [],
      stops: 'check-ins',
    });
    return {};
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    throw invalid(message('integrations.answers.failed', { channel, reason: error.reason }));
  }
}

/**
 * Deletes a connection with all its data, then revokes its token if the platform still answers. People who had chosen
 * this platform return to the company's default, which is email if it was this platform. Throws `not_found`.
 */
export async function disconnectIntegration(ctx: UserCtx, kind: ChannelKind): Promise<Record<string, never>> {
  const companyId = ctx.company.id;
  const row = await getConnection(ctx.db, companyId, kind);
  const connection = openConnection(row);
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.channelConnection.deleteMany({ where: { id: row.id, companyId } });
    if (count === 0) throw notFound();
    await tx.company.updateMany({ where: { id: companyId, channel: kind }, data: { channel: 'mail' } });
    await tx.user.updateMany({ where: { companyId, channel: kind }, data: { channel: null } });
    await recordEvent(tx, ctx, { action: 'channel.disconnect', subject: `company:${companyId}`, details: { kind } });
  });
  if (connection) await revokeConnection(connection);
  return {};
}

/** Returns the message why someone can't be reached on a platform. */
export function unreachable(kind: ChannelKind): string {
  const { name: channel, findPerson } = channelKinds[kind];
  return findPerson
    ? message('integrations.answers.notFoundThere', { channel })
    : message('integrations.answers.withoutApp', { channel });
}

async function getConnection(db: Transaction | Ctx['db'], companyId: number, kind: ChannelKind) {
  const row = await db.channelConnection.findUnique({ where: { companyId_kind: { companyId, kind } } });
  if (!row) throw notFound();
  return row;
}
