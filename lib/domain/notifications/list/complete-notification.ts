import { Prisma } from '#/generated/prisma/client.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';

interface Completion {
  /** The path that the button must post to. */
  link?: `/api/${string}`;
  /** Stores no time of the click, because the click may have sent something anonymous. */
  isTimeless?: boolean;
}

/**
 * Records that a notification's button was clicked, so that it works only once. Throws `not_found` for a notification
 * of somebody else or without such a button, `conflict` for one that was clicked before.
 */
export async function completeNotification(
  tx: Transaction,
  ctx: UserCtx,
  id: number,
  { link, isTimeless = false }: Completion = {},
): Promise<void> {
  const at = isTimeless ? Prisma.sql`created_at` : Prisma.sql`${ctx.clock.now()}`;
  const count = await tx.$executeRaw`
    UPDATE notifications SET button_clicked_at = ${at}, seen_at = coalesce(seen_at, ${at})
    WHERE id = ${id} AND company_id = ${ctx.company.id} AND user_id = ${ctx.actor.userId} AND button_clicked_at IS NULL
      AND button_link = coalesce(${link ?? null}, button_link)`;
  if (count === 1) return;
  const own = { id, companyId: ctx.company.id, userId: ctx.actor.userId, buttonLink: link ?? { not: null } };
  if ((await tx.notification.count({ where: own })) === 0) throw notFound();
  throw new Problem('conflict', 'This has already been done.');
}

/** Takes back `completeNotification` where the button could not do its work. */
export async function reopenNotification(tx: Transaction, ctx: UserCtx, id: number): Promise<void> {
  const own = { id, companyId: ctx.company.id, userId: ctx.actor.userId };
  await tx.notification.updateMany({ where: own, data: { buttonClickedAt: null } });
}
