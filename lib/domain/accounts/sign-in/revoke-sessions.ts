import { sessionRoom, userRoom } from '#/lib/domain/live/rooms.ts';
import { endPreviews } from '#/lib/domain/previews/preview.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';

export interface Revocation {
  userId: number;
  /** Stored in the row, for the audit of sessions. */
  reason: string;
  /** The session that stays. */
  exceptId?: string;
}

/**
 * Ends a person's sessions, all or all but one, with their previews, devices and live connections in every process, and
 * ends tickets that could still become sessions. Returns how many sessions ended.
 */
export async function revokeSessions(
  tx: Transaction,
  ctx: Ctx,
  { userId, reason, exceptId }: Revocation,
): Promise<number> {
  const now = ctx.clock.now();
  await tx.loginTicket.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  const revoked = await tx.session.updateManyAndReturn({
    where: { userId, revokedAt: null, ...(exceptId ? { id: { not: exceptId } } : {}) },
    data: { revokedAt: now, revokedReason: reason },
    select: { id: true, idleUntil: true },
  });
  const sessionId = { in: revoked.map(({ id }) => id) };
  await endPreviews(tx, ctx, { sessionId }, 'signed-out');
  // All of them, even those turned on in a session that has expired since.
  await tx.pushDevice.deleteMany({ where: exceptId ? { sessionId } : { userId } });
  if (!exceptId) await announceInTransaction(tx, 'end', userRoom(userId));
  else for (const { id } of revoked) await announceInTransaction(tx, 'end', sessionRoom(id));
  return revoked.filter(({ idleUntil }) => idleUntil > now).length;
}
