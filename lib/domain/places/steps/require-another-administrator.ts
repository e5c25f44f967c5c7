import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

/**
 * Makes sure that the company keeps an Administrator without this person, until the transaction ends. Throws `invalid`
 * for the last one with an account of their own.
 */
export async function requireAnotherAdministrator(tx: Transaction, ctx: UserCtx, userId: number): Promise<void> {
  const companyId = ctx.company.id;
  // Two Administrators who leave at once wait for each other here, so that one of them stays.
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  if (!(await isOnlyAdministrator(tx, companyId, userId))) return;
  const who = userId === ctx.actor.userId ? 'You’re' : 'This person is';
  throw invalid(`${who} the only administrator of ${ctx.company.name}. Please add another one first.`);
}

/** Whether a person is the last Administrator with an account of their own; it may change unless the company is locked. */
export async function isOnlyAdministrator(tx: Transaction, companyId: number, userId: number): Promise<boolean> {
  const administrators = await tx.administrator.findMany({
    where: { companyId, user: { confirmedAt: { not: null }, blockedAt: null } },
    select: { userId: true },
  });
  return administrators.length === 1 && administrators[0]?.userId === userId;
}
