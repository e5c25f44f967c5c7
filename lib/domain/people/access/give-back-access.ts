import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { takeSeats } from '#/lib/domain/billing/seats/take-seats.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Person {
  id: number;
  companyId: number;
  email: string;
}

/**
 * Gives a suspended person their access back, with the roles and teams that they still have; they sign in again. Throws
 * as `takeSeats` does where the plan has no seat left. The caller has locked the person.
 */
export async function giveBackAccess(tx: Transaction, ctx: Ctx, { id, companyId, email }: Person): Promise<void> {
  await takeSeats(tx, ctx, { companyId, places: [], emails: [email], invitedById: null });
  // A sign-in at the moment of the suspension may have left a session behind, which must not come to life.
  await revokeSessions(tx, ctx, { userId: id, reason: 'suspended' });
  await tx.user.update({ where: { id }, data: { blockedAt: null, suspendedAt: null } });
}
