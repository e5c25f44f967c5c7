import { publishNotification } from '#/lib/domain/notifications/steps/publish-notification.ts';
import type { News } from '#/lib/domain/notifications/steps/tell-leaders.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Tells the members of a team of somebody who leads it from now on, and so reads their check-ins by name; but not the
 * one who is told otherwise.
 */
export async function tellMembers(
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
