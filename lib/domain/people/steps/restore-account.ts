import { revokeSessions } from '#/lib/domain/accounts/steps/revoke-sessions.ts';
import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import { takeSeats } from '#/lib/domain/billing/steps/take-seats.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Gives a suspended person their access back, with the roles and teams that they still have; they sign in again.
 * Returns false when the person is not suspended. Throws `not_found` for somebody who is not in the company, and as
 * `takeSeats` does where the plan has no seat left.
 */
export async function restoreAccount(tx: Transaction, ctx: UserCtx, userId: number): Promise<boolean> {
  const companyId = ctx.company.id;
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  const person = await tx.user.findFirst({ where: { id: userId, companyId, confirmedAt: { not: null } } });
  if (!person || (person.blockedAt && !person.suspendedAt)) throw notFound();
  if (!person.suspendedAt) return false;
  await takeSeats(tx, ctx, { companyId, places: [], emails: [person.email], invitedById: null });
  // A sign-in at the moment of the suspension may have left a session behind, which must not come to life.
  await revokeSessions(tx, ctx, { userId, reason: 'suspended' });
  await tx.user.update({ where: { id: userId }, data: { blockedAt: null, suspendedAt: null } });
  const { firstName, lastName } = person;
  await recordAct(tx, ctx, {
    action: 'person.restore',
    subject: `user:${userId}`,
    facts: { userId, firstName, lastName },
  });
  return true;
}
