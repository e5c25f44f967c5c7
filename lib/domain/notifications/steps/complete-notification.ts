import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';

/**
 * Notes, in the transaction of what a notification's button does, that it was clicked; so it is done once. Throws
 * `not_found` for one that is not one's own or has no button, `conflict` for one that was clicked before.
 */
export async function completeNotification(tx: Transaction, ctx: UserCtx, id: number): Promise<void> {
  const own = { id, companyId: ctx.company.id, userId: ctx.actor.userId, buttonLink: { not: null } };
  const now = ctx.clock.now();
  const { count } = await tx.notification.updateMany({
    where: { ...own, buttonClickedAt: null },
    data: { buttonClickedAt: now, seenAt: now },
  });
  if (count === 1) return;
  if ((await tx.notification.count({ where: own })) === 0) throw notFound();
  throw new Problem('conflict', 'This was done already.');
}
