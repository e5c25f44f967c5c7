import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

export interface NewPassword {
  userId: number;
  passwordHash: string;
  reason: 'password reset' | 'password changed';
  /** The session that stays where a signed-in person changes their own password. */
  exceptSessionId?: string;
}

/**
 * Stores a new password and, in the same transaction, ends what the old one opened: sessions, sign-in tickets and
 * mailed links. The person is notified by mail.
 */
export async function replacePassword(
  tx: Transaction,
  ctx: Ctx,
  { userId, passwordHash, reason, exceptSessionId }: NewPassword,
): Promise<void> {
  const now = ctx.clock.now();
  const { companyId } = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  const endedSessions = await revokeSessions(tx, ctx, {
    userId,
    reason,
    ...(exceptSessionId ? { exceptId: exceptSessionId } : {}),
  });
  await tx.mailedToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  await recordAct(tx, ctx, {
    action: reason === 'password reset' ? 'password.reset' : 'password.change',
    subject: `user:${userId}`,
    companyId,
    actorId: userId,
    details: { endedSessions },
  });
  await enqueue(tx, sendAccountChangedMail, { userId, change: 'password' });
}
