import { channelKinds } from '#/lib/domain/channels/channel-kinds.ts';
import { matchPerson } from '#/lib/domain/channels/connections/match-person.ts';
import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { type ChannelKind, channelNames } from '#/lib/domain/channels/constants.ts';
import { TransportFailure } from '#/lib/domain/channels/transport.ts';
import { unreachable, wayOf } from '#/lib/domain/integrations/integration.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns how the signed-in person is notified, and the available ways. */
export async function getOwnChannel({ db, actor, company }: UserCtx) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { channel: true, company: { select: { channel: true } } },
  });
  const connections = await db.channelConnection.findMany({
    where: { companyId: company.id },
    include: { people: { where: { userId: actor.userId } } },
  });
  return {
    channel: user.channel === null ? null : wayOf(user.channel),
    companyChannel: wayOf(user.company.channel),
    channels: channelNames.flatMap((kind) => {
      const connection = connections.find((one) => one.kind === kind);
      if (!connection) return [];
      const isReachable =
        connection.brokenAt === null && connection.people.some(({ externalId }) => externalId !== null);
      return [{ kind, name: channelKinds[kind].name, isReachable }];
    }),
  };
}

/** Changes how the signed-in person is notified. Throws `invalid` if they can't be found on the platform. */
export async function updateOwnChannel(ctx: UserCtx, { channel }: { channel: 'mail' | ChannelKind | null }) {
  if (channel !== null && channel !== 'mail') await requireReachable(ctx, channel);
  await ctx.db.user.update({ where: { id: ctx.actor.userId }, data: { channel } });
  return getOwnChannel(ctx);
}

async function requireReachable(ctx: UserCtx, kind: ChannelKind): Promise<void> {
  const companyId = ctx.company.id;
  const { name } = channelKinds[kind];
  const row = await ctx.db.channelConnection.findUnique({ where: { companyId_kind: { companyId, kind } } });
  const connection = row && openConnection(row);
  if (!connection) throw invalid(unreachable(kind));
  try {
    // Searched again, because they may have joined the platform since last night.
    if ((await matchPerson(ctx, connection, ctx.actor)).externalId === null) throw invalid(unreachable(kind));
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    throw invalid(message('integrations.answers.failed', { channel: name, reason: error.reason }));
  }
}
