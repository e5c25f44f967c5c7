import type { output } from 'zod';
import { countUnread } from '#/lib/domain/notifications/list/count-unread.ts';
import type { markNotificationsBody } from '#/lib/domain/notifications/list/list.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Marks own notifications as seen or unseen and returns the new unread counts. Throws `not_found`, and changes nothing,
 * when one of the ids belongs to somebody else.
 */
export async function markNotifications(ctx: UserCtx, mark: output<typeof markNotificationsBody>) {
  const own = { companyId: ctx.company.id, userId: ctx.actor.userId };
  const selection = 'all' in mark ? { ...own, role: ctx.actor.role } : { ...own, id: { in: idsOf(mark) } };
  if (!('all' in mark)) {
    const count = await ctx.db.notification.count({ where: selection });
    if (count !== idsOf(mark).length) throw notFound();
  }
  // A notification that was seen before keeps its time.
  await ctx.db.notification.updateMany({
    where: { ...selection, seenAt: mark.seen ? null : { not: null } },
    data: { seenAt: mark.seen ? ctx.clock.now() : null },
  });
  return { counts: await countUnread(ctx) };
}

function idsOf(mark: { id: number } | { ids: number[] }): number[] {
  return 'id' in mark ? [mark.id] : [...new Set(mark.ids)];
}
