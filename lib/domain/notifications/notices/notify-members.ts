import type { News } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Notifies the members of a team of a new leader, who reads their check-ins by name; `except` gets a notification of
 * their own.
 */
export async function notifyMembers(
  tx: Transaction,
  ctx: Ctx,
  news: News & { teamId: number },
  except: number | null = null,
): Promise<void> {
  const { companyId, teamId } = news;
  const members = await tx.teamMember.findMany({
    where: { companyId, teamId, user: { blockedAt: null } },
    select: { userId: true },
  });
  const userIds = members.map(({ userId }) => userId).filter((userId) => userId !== except);
  await publishNotification(tx, ctx, { ...news, userIds, role: 'Member', color: 'default' });
}
