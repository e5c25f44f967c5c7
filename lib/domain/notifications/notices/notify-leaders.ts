import * as z from 'zod';
import type { NotificationIcon } from '#/lib/domain/notifications/constants.ts';
import { getStrongestRole } from '#/lib/domain/notifications/list/get-strongest-role.ts';
import type { MessageHtml } from '#/lib/domain/notifications/list/list.present.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

export interface News {
  companyId: number;
  /** The person whom it names, if any. */
  aboutUserId: number | null;
  title: string;
  message: MessageHtml;
  icon: NotificationIcon;
  teamId?: number;
}

/** Notifies every Administrator, except those it is about or who get a notification of their own. */
export async function notifyAdministrators(
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

/** Notifies all Administrators and leaders of a company, once each and in their strongest role, except the actor. */
export async function notifyLeaders(tx: Transaction, ctx: Ctx, news: News, exceptId: number): Promise<void> {
  const leaders = asRows(
    z.object({ role: z.enum(roleNames), userIds: z.array(z.number()) }),
    await tx.$queryRaw`
    WITH lead (user_id, rank, role) AS (
      SELECT user_id, 1, 'Administrator' FROM administrators WHERE company_id = ${news.companyId}
      UNION ALL SELECT leader_id, 2, 'Team Leader' FROM teams WHERE company_id = ${news.companyId}
      UNION ALL SELECT secondary_leader_id, 2, 'Team Leader' FROM teams WHERE company_id = ${news.companyId}
      UNION ALL SELECT leader_id, 3, 'Department Leader' FROM departments WHERE company_id = ${news.companyId}
    ), strongest AS (
      SELECT DISTINCT ON (user_id) user_id, role FROM lead ORDER BY user_id, rank
    )
    SELECT s.role, array_agg(s.user_id) AS "userIds"
    FROM strongest s JOIN users u ON u.id = s.user_id AND u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
    WHERE s.user_id <> ${exceptId}
    GROUP BY s.role`,
  );
  for (const { role, userIds } of leaders)
    await publishNotification(tx, ctx, { ...news, userIds, role, color: 'default' });
}

/** Notifies a leader in the given role; nobody when there is none or it is about them. */
export async function notifyLeader(
  tx: Transaction,
  ctx: Ctx,
  news: News,
  { leaderId, role }: { leaderId: number | null; role: RoleName },
): Promise<void> {
  if (leaderId === null || leaderId === news.aboutUserId) return;
  await publishNotification(tx, ctx, { ...news, userIds: [leaderId], role, color: 'default' });
}

/** Notifies somebody who has just lost a lead, in the strongest role that is left: the one they see next. */
export async function notifyPredecessor(tx: Transaction, ctx: Ctx, news: News, userId: number): Promise<void> {
  const role = await getStrongestRole(tx, news.companyId, userId);
  await publishNotification(tx, ctx, { ...news, userIds: [userId], role, color: 'default' });
}
