import type { output } from 'zod';
import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import { NOTIFICATIONS_PAGE_SIZE, OPEN_NOTIFICATION_PATH } from '#/lib/domain/notifications/constants.ts';
import { presentNotification } from '#/lib/domain/notifications/list/list.present.ts';
import type { markNotificationsBody } from '#/lib/domain/notifications/list/list.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

interface Page {
  /** Only notifications older than the one with this id. */
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
  return { counts, notifications: rows.map((row) => presentNotification(row, ctx.locale)) };
}

/** Returns the number of this person's unread notifications by role; 0 for roles they don't have (any more). */
export async function countUnread(ctx: UserCtx): Promise<Record<RoleName, number>> {
  const { userId, roles } = ctx.actor;
  const groups = await ctx.db.notification.groupBy({
    by: ['role'],
    where: { companyId: ctx.company.id, userId, role: { in: [...roles] }, seenAt: null },
    _count: true,
  });
  const counts = new Map(groups.map(({ role, _count }) => [role, _count]));
  return Object.fromEntries(roleNames.map((role) => [role, counts.get(role) ?? 0])) as Record<RoleName, number>;
}

/**
 * Marks the caller's notifications as seen or unseen, and returns the new unread counts. Throws `not_found`, changing
 * nothing, if one of the ids isn't one of theirs.
 */
export async function markNotifications(ctx: UserCtx, mark: output<typeof markNotificationsBody>) {
  const own = { companyId: ctx.company.id, userId: ctx.actor.userId };
  const selection = 'all' in mark ? { ...own, role: ctx.actor.role } : { ...own, id: { in: idsOf(mark) } };
  if (!('all' in mark)) {
    const count = await ctx.db.notification.count({ where: selection });
    if (count !== idsOf(mark).length) throw notFound();
  }
  // A notification that was already seen keeps its time.
  await ctx.db.notification.updateMany({
    where: { ...selection, seenAt: mark.seen ? null : { not: null } },
    data: { seenAt: mark.seen ? ctx.clock.now() : null },
  });
  return { counts: await countUnread(ctx) };
}

function idsOf(mark: { id: number } | { ids: number[] }): number[] {
  return 'id' in mark ? [mark.id] : [...new Set(mark.ids)];
}

const hrefRow = z.object({ href: z.string() });

/**
 * Records a click on a button that only leads to a page, and returns the page. The button works any number of times.
 * Throws `not_found` for someone else's notification and for one that leads nowhere.
 */
export async function openNotification({ db, actor, company, clock }: UserCtx, id: number): Promise<{ href: string }> {
  const now = clock.now();
  const [row] = asRows(
    hrefRow,
    await db.$queryRaw`
    UPDATE notifications
    SET button_clicked_at = coalesce(button_clicked_at, ${now}), seen_at = coalesce(seen_at, ${now})
    WHERE id = ${id} AND company_id = ${company.id} AND user_id = ${actor.userId}
      AND button_link = ${OPEN_NOTIFICATION_PATH}
    RETURNING props ->> 'href' AS href`,
  );
  if (!row) throw notFound();
  return row;
}

interface Completion {
  /** The path that the button must post to. */
  link?: `/api/${string}`;
  /** Whether to store no time of the click, because it may have sent something anonymous. */
  isTimeless?: boolean;
}

/**
 * Records a click on a notification's button, so that it works only once. Throws `not_found` for someone else's
 * notification or one without such a button, `conflict` if it was clicked before.
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
  throw new Problem('conflict', message('notifications.answers.alreadyDone'));
}

/** Undoes `completeNotification` if the button couldn't do its work. */
export async function reopenNotification(tx: Transaction, ctx: UserCtx, id: number): Promise<void> {
  const own = { id, companyId: ctx.company.id, userId: ctx.actor.userId };
  await tx.notification.updateMany({ where: own, data: { buttonClickedAt: null } });
}

/** Returns a person's strongest role at this point of the transaction; notifications go to that role. */
export async function getStrongestRole(tx: Transaction, companyId: number, userId: number): Promise<RoleName> {
  if (await tx.administrator.findUnique({ where: { userId } })) return 'Administrator';
  const leads = { companyId, OR: [{ leaderId: userId }, { secondaryLeaderId: userId }] };
  if (await tx.team.findFirst({ where: leads, select: { id: true } })) return 'Team Leader';
  const heads = { companyId, leaderId: userId };
  return (await tx.department.findFirst({ where: heads, select: { id: true } })) ? 'Department Leader' : 'Member';
}
