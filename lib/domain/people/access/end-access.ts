import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { closePersonDoors } from '#/lib/domain/people/access/close-person-doors.ts';
import { endPreviews } from '#/lib/domain/previews/end-previews.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Person {
  id: number;
  companyId: number;
  email: string;
}

/**
 * Ends a person's access until it is given back: sessions, previews, live connections, tickets and mailed links end, and
 * so do the share links and invitations by which they could come back. Roles, memberships and figures stay. Returns
 * since when. The caller has locked the person and the company.
 */
export async function endAccess(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  { id: userId, companyId, email }: Person,
): Promise<Date> {
  const now = ctx.clock.now();
  await closePersonDoors(tx, { companyId, userId, email, now });
  await tx.user.update({ where: { id: userId }, data: { blockedAt: now, suspendedAt: now } });
  await revokeSessions(tx, ctx, { userId, reason: 'suspended' });
  await endPreviews(tx, ctx, { memberId: userId }, 'not-allowed');
  await tx.mailedToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  return now;
}
