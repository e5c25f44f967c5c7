import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { giveBackAccess } from '#/lib/domain/people/access/give-back-access.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Gives a suspended person their access back. Returns false when the person is not suspended. Throws `not_found` for
 * somebody who is not in the company, and as `giveBackAccess` does.
 */
export async function restoreAccount(tx: Transaction, ctx: UserCtx, userId: number): Promise<boolean> {
  const companyId = ctx.company.id;
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  const person = await tx.user.findFirst({ where: { id: userId, companyId, confirmedAt: { not: null } } });
  if (!person || (person.blockedAt && !person.suspendedAt)) throw notFound();
  if (!person.suspendedAt) return false;
  await giveBackAccess(tx, ctx, person);
  const { firstName, lastName } = person;
  await recordAct(tx, ctx, {
    action: 'person.restore',
    subject: `user:${userId}`,
    facts: { userId, firstName, lastName },
  });
  return true;
}
