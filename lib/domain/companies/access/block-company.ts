import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { announceOpToEach } from '#/lib/platform/live.ts';

interface Block {
  companyId: number;
  reason: string;
}

/**
 * Blocks a company until `unblockCompany`: its people can't sign in, sessions and links don't work, live connections
 * close, and nothing is sent or computed. Nothing is deleted or ended: sessions and links that are still valid then
 * work again. Returns whether it wasn't blocked before.
 */
export async function blockCompany(tx: Transaction, ctx: Ctx, { companyId, reason }: Block): Promise<boolean> {
  const now = ctx.clock.now();
  const { count } = await tx.company.updateMany({
    where: { id: companyId, blockedAt: null },
    data: { blockedAt: now },
  });
  if (count === 0) return false;
  await recordEvent(tx, ctx, {
    action: 'company.block',
    subject: `company:${companyId}`,
    companyId,
    details: { reason },
  });
  await closeConnections(tx, companyId, now);
  return true;
}

/** Unblocks a company; what was due in the meantime isn't sent. Returns whether it was blocked. */
export async function unblockCompany(tx: Transaction, ctx: Ctx, companyId: number): Promise<boolean> {
  const { count } = await tx.company.updateMany({
    where: { id: companyId, blockedAt: { not: null } },
    data: { blockedAt: null },
  });
  if (count === 0) return false;
  await recordEvent(tx, ctx, { action: 'company.unblock', subject: `company:${companyId}`, companyId });
  return true;
}

/** Closes the live connections of everyone in a company once this commits. */
export async function closeConnections(tx: Transaction, companyId: number, now: Date): Promise<void> {
  const sessions = await tx.session.findMany({
    where: { user: { companyId }, revokedAt: null, idleUntil: { gt: now } },
    distinct: ['userId'],
    select: { userId: true },
  });
  await announceOpToEach(
    tx,
    'end',
    sessions.map(({ userId }) => userRoom(userId)),
  );
}
