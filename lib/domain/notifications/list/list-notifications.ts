import { NOTIFICATIONS_PAGE_SIZE } from '#/lib/domain/notifications/constants.ts';
import { countUnread } from '#/lib/domain/notifications/list/count-unread.ts';
import { presentNotification } from '#/lib/domain/notifications/list/list.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface Page {
  /** Only those older than the notification of this id. */
  before?: number | undefined;
  show: 'all' | 'unread';
}

/** Returns a page of this person's notifications in the current role, newest first, and the unread counts by role. */
export async function listNotifications(ctx: UserCtx, { before, show }: Page) {
  const { userId, role } = ctx.actor;
  const [counts, rows] = await Promise.all([
    countUnread(ctx),
    ctx.db.notification.findMany({
      where: {
        companyId: ctx.company.id,
        userId,
        role,
        ...(before === undefined ? {} : { id: { lt: before } }),
        ...(show === 'unread' ? { seenAt: null } : {}),
      },
      orderBy: { id: 'desc' },
      take: NOTIFICATIONS_PAGE_SIZE,
    }),
  ]);
  return { counts, notifications: rows.map(presentNotification) };
}
