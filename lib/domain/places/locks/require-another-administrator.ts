import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

/**
 * Makes sure, until the transaction ends, that the company has an Administrator beside this person. Throws `invalid`
 * for the last one with a confirmed account.
 */
export async function requireAnotherAdministrator(tx: Transaction, ctx: UserCtx, userId: number): Promise<void> {
  const companyId = ctx.company.id;
  // Two Administrators who leave at the same time wait for each other here, so that one of them stays.
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  if (!(await isOnlyAdministrator(tx, companyId, userId))) return;
  const who = userId === ctx.actor.userId ? 'You’re' : 'This person is';
  throw invalid(`${who} the only administrator of ${ctx.company.name}. Please add another one first.`);
}

/**
 * Returns whether a person is the last Administrator with a confirmed account; it may change unless the company is
 * locked.
 */
export async function isOnlyAdministrator(tx: Transaction, companyId: number, userId: number): Promise<boolean> {
  const administrators = await tx.administrator.findMany({
    where: { companyId, user: { confirmedAt: { not: null }, blockedAt: null } },
    select: { userId: true },
  });
  return administrators.length === 1 && administrators[0]?.userId === userId;
}
