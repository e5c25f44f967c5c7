import { publishNotification } from '#/lib/domain/notifications/commands/publish-notification.ts';
import type { NotificationIcon } from '#/lib/domain/notifications/constants.ts';
import type { MessageHtml } from '#/lib/domain/notifications/present.ts';
import { getStrongestRole } from '#/lib/domain/notifications/queries/get-strongest-role.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

export interface News {
  companyId: number;
  title: string;
  message: MessageHtml;
  icon: NotificationIcon;
  teamId?: number;
}

/** Tells every Administrator, except those it is about or who are told otherwise. */
export async function tellAdministrators(
  tx: Transaction,
  ctx: Ctx,
  news: News,
  except: readonly (number | null)[],
): Promise<void> {
  const others = except.filter((id) => id !== null);
  const administrators = await tx.administrator.findMany({
    where: { companyId: news.companyId, userId: { notIn: others }, user: { blockedAt: null } },
    select: { userId: true },
  });
  const userIds = administrators.map(({ userId }) => userId);
  await publishNotification(tx, ctx, { ...news, userIds, role: 'Administrator', color: 'default' });
}

/** Tells a leader in the role of the lead; nobody when there is none or it is about them. */
export async function tellLeader(
  tx: Transaction,
  ctx: Ctx,
  news: News,
  { leaderId, role, about }: { leaderId: number | null; role: RoleName; about: number },
): Promise<void> {
  if (leaderId === null || leaderId === about) return;
  await publishNotification(tx, ctx, { ...news, userIds: [leaderId], role, color: 'default' });
}

/** Tells somebody who has just lost a lead, in the strongest role that is left: the one they see next. */
export async function tellPredecessor(tx: Transaction, ctx: Ctx, news: News, userId: number): Promise<void> {
  const role = await getStrongestRole(tx, news.companyId, userId);
  await publishNotification(tx, ctx, { ...news, userIds: [userId], role, color: 'default' });
}
