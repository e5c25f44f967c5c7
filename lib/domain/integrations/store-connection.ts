import { emptyBox, sealToken } from '#/lib/domain/channels/connections/open-connection.ts';
import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import { matchConnection } from '#/lib/domain/channels/queues.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

interface Connecting {
  kind: ChannelKind;
  /** The workspace, and how it is called. */
  externalId: string;
  name: string;
  botUserId: string;
  /** The right to write there; null if the settings hold it. */
  token: string | null;
  companyId: number;
  userId: number;
}

/**
 * Connects a company with a workspace, or repairs it, and looks for its people there. Returns false where another
 * company here has it.
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
    // One at a time, so that of two companies that bring the same workspace one is told that it is taken.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`channels/${kind}/${externalId}`}, 0))::text`;
    const holder = await tx.channelConnection.findUnique({ where: { kind_externalId: { kind, externalId } } });
    if (holder && holder.companyId !== companyId) return false;
    // Another workspace, or another app in it, has other people and messages.
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
