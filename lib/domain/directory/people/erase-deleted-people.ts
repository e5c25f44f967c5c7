import { ERASE_AFTER_DAYS } from '#/lib/domain/directory/constants.ts';
import { eraseWithReceipt } from '#/lib/domain/privacy/leavers/erase-leaver.ts';
import { noteErasure } from '#/lib/domain/privacy/note-erasure.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';

const DAY_MS = 24 * 3_600_000;
/** People per sweep, about a minute of work; the next sweep does the rest. */
const MOST = 500;

/**
 * Erases people that a directory deleted 30 days ago, each with a receipt. People who got their access back since
 * aren't erased, even if it ended again. Only their link to the directory is removed.
 */
export async function eraseDeletedPeople(ctx: Ctx): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() - ERASE_AFTER_DAYS * DAY_MS);
  const due = await ctx.db.directoryPerson.findMany({
    where: { deletedAt: { lte: until }, user: { company: { blockedAt: null } } },
    orderBy: { deletedAt: 'asc' },
    take: MOST,
    select: { userId: true },
  });
  await forEachApart(due, ({ userId }) => eraseDeleted(ctx, userId, until));
}

async function eraseDeleted(ctx: Ctx, userId: number, until: Date): Promise<void> {
  const erasure = await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const where = { userId, deletedAt: { lte: until } };
    const link = await tx.directoryPerson.findFirst({ where, include: { user: { include: { company: true } } } });
    if (!link?.deletedAt) return null;
    const { suspendedAt } = link.user;
    if (suspendedAt && suspendedAt <= link.deletedAt) return eraseWithReceipt(tx, ctx, link.user);
    await tx.directoryPerson.delete({ where: { userId } });
    return null;
  });
  if (erasure) noteErasure(erasure);
}
