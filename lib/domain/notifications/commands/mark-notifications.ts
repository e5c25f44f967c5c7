import type { output } from 'zod';
import type { markNotificationsBody } from '#/lib/domain/notifications/schema.ts';
import { countUnread } from '#/lib/domain/notifications/steps/count-unread.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Makes own notifications seen or unseen and answers the new unread counts. Throws `not_found`, and changes nothing,
 * when one of the ids is not one's own.
 */
export async function markNotifications(ctx: UserCtx, mark: output<typeof markNotificationsBody>) {
  const own = { companyId: ctx.company.id, userId: ctx.actor.userId };
  const chosen = 'all' in mark ? { ...own, role: ctx.actor.role } : { ...own, id: { in: idsOf(mark) } };
  if (!('all' in mark)) {
    const found = await ctx.db.notification.count({ where: chosen });
    if (found !== idsOf(mark).length) throw notFound();
  }
  // One that was seen before keeps the time of that.
  await ctx.db.notification.updateMany({
    where: { ...chosen, seenAt: mark.seen ? null : { not: null } },
    data: { seenAt: mark.seen ? ctx.clock.now() : null },
  });
  return { counts: await countUnread(ctx) };
}

function idsOf(mark: { id: number } | { ids: number[] }): number[] {
  return 'id' in mark ? [mark.id] : [...new Set(mark.ids)];
}
