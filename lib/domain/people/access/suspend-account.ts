import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { endAccess } from '#/lib/domain/people/access/end-access.ts';
import { whyNotSuspended } from '#/lib/domain/people/people.policy.ts';
import { isOnlyAdministrator } from '#/lib/domain/places/locks/require-another-administrator.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Ends a person's access until it is restored. Returns false when the person is suspended already. Throws `not_found`
 * for somebody who is not in the company, `forbidden` for the caller, the last Administrator, and a caller who was just
 * suspended or removed.
 */
export async function suspendAccount(tx: Transaction, ctx: UserCtx, userId: number): Promise<boolean> {
  const companyId = ctx.company.id;
  // The person before the company: the lock order of everything that changes roles and places.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  const person = await tx.user.findFirst({ where: { id: userId, companyId, confirmedAt: { not: null } } });
  if (!person || (person.blockedAt && !person.suspendedAt)) throw notFound();
  // Checked again behind the locks: of two who suspend each other, the second has lost the right.
  const user = { blockedAt: null };
  if (!(await tx.administrator.findFirst({ where: { userId: ctx.actor.userId, user } }))) throw forbidden();
  if (person.suspendedAt) return false;
  const reason = whyNotSuspended(ctx.actor, {
    id: userId,
    isOnlyAdministrator: await isOnlyAdministrator(tx, companyId, userId),
  });
  if (reason) throw forbidden(refusals[reason]);
  await endAccess(tx, ctx, person);
  const { firstName, lastName } = person;
  await recordAct(tx, ctx, {
    action: 'person.suspend',
    subject: `user:${userId}`,
    facts: { userId, firstName, lastName },
  });
  return true;
}

const refusals = {
  oneself: message('people.answers.suspendOneself'),
  onlyAdministrator: message('people.answers.suspendOnlyAdministrator'),
} as const;
