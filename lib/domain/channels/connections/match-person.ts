import type { ChannelPerson } from '#/generated/prisma/client.ts';
import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import type { OpenConnection } from '#/lib/domain/channels/transport.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/**
 * Looks for a confirmed person in a workspace by their address and notes who they are there, or that nobody has it. The
 * workspace makes no accounts here, and who has none here is nobody. Throws what the transport throws.
 */
export async function matchPerson(
  ctx: Ctx,
  connection: OpenConnection,
  { userId, email }: { userId: number; email: string },
): Promise<ChannelPerson> {
  const externalId = (await findTransport(connection.kind)?.findPerson(connection, email)) ?? null;
  const ids = { connectionId: connection.id, userId };
  const match = { externalId, conversationId: null, unreachableUntil: null, matchedAt: ctx.clock.now() };
  // An address that has moved to another account there: whoever had it before is looked for again.
  if (externalId !== null)
    await ctx.db.channelPerson.updateMany({
      where: { connectionId: connection.id, externalId, NOT: { userId } },
      data: { ...match, externalId: null },
    });
  return ctx.db.channelPerson.upsert({
    where: { connectionId_userId: ids },
    create: { ...ids, ...match, companyId: connection.companyId },
    update: match,
  });
}
