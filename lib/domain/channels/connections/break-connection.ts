import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import type { OpenConnection } from '#/lib/domain/channels/transport.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the path where an administrator connects a platform, or connects it again. */
export const channelPath = (kind: string) => `/companyManagement?tab=integrations&open=${kind}` as const;

/** Stores that the right to write to a workspace is lost, and tells the company's administrators, once. */
export async function breakConnection(
  ctx: Ctx,
  { id, companyId, kind }: Pick<OpenConnection, 'id' | 'companyId' | 'kind'>,
  reason: string,
): Promise<void> {
  const channel = findTransport(kind)?.name ?? kind;
  await inTransaction(ctx.db, async (tx) => {
    const broken = { brokenAt: ctx.clock.now(), brokenReason: reason };
    const { count } = await tx.channelConnection.updateMany({ where: { id, brokenAt: null }, data: broken });
    if (count === 0) return;
    const administrators = await tx.administrator.findMany({ where: { companyId }, select: { userId: true } });
    await publishNotification(tx, ctx, {
      companyId,
      aboutUserId: null,
      userIds: administrators.map(({ userId }) => userId),
      role: 'Administrator',
      title: message('channels.broken.title', { channel }),
      message: message('channels.broken.message', { channel }),
      icon: 'message',
      color: 'bad',
      button: { title: message('channels.broken.button'), href: channelPath(kind) },
    });
  });
}
