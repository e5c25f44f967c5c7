import { emptyBox, sealToken } from '#/lib/domain/channels/connections/open-connection.ts';
import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import { matchConnection } from '#/lib/domain/channels/queues.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

interface Connecting {
  kind: ChannelKind;
  /** The id of the workspace, and its name. */
  externalId: string;
  name: string;
  botUserId: string;
  /** The token to write there; null if it's in the settings. */
  token: string | null;
  companyId: number;
  userId: number;
}

/**
 * Connects a company with a workspace, or repairs the connection, and searches for its people there. Another workspace
 * or app replaces the previous one, with the people and messages stored for it. Returns false if another company has
 * connected this workspace.
 */
export async function storeConnection(ctx: Ctx, { token, companyId, userId, ...place }: Connecting): Promise<boolean> {
  const { kind, externalId } = place;
  const row = {
    ...place,
    tokenBox: token === null ? emptyBox : sealToken(place, token),
    brokenAt: null,
    brokenReason: null,
    connectedById: userId,
    connectedAt: ctx.clock.now(),
  };
  return inTransaction(ctx.db, async (tx) => {
    // One at a time, so that the second of two companies with the same workspace is refused.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`channels/${kind}/${externalId}`}, 0))::text`;
    const holder = await tx.channelConnection.findUnique({ where: { kind_externalId: { kind, externalId } } });
    if (holder && holder.companyId !== companyId) return false;
    // Stored people and messages don't fit another workspace or another app.
    if (holder?.botUserId !== place.botUserId) await tx.channelConnection.deleteMany({ where: { companyId, kind } });
    const { id } = await tx.channelConnection.upsert({
      where: { companyId_kind: { companyId, kind } },
      create: { ...row, companyId },
      update: row,
    });
    await recordEvent(tx, ctx, {
      action: 'channel.connect',
      subject: `company:${companyId}`,
      companyId,
      actorId: userId,
      details: { kind },
    });
    await enqueue(tx, matchConnection, { connectionId: id });
    return true;
  });
}
