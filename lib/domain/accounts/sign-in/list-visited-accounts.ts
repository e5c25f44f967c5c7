import { presentVisitedAccount } from '#/lib/domain/accounts/accounts.present.ts';
import type { VisitedAccount } from '#/lib/domain/accounts/accounts.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { readDeviceCookie } from '#/lib/platform/cookies/device-cookie.ts';

/**
 * Returns accounts that have signed in with this browser as they are now, the others as they were sent. Nobody learns
 * here which accounts exist: without the browser's cookie the database is not even queried.
 */
export async function listVisitedAccounts(
  ctx: Ctx,
  accounts: readonly VisitedAccount[],
  deviceCookie: string | undefined,
): Promise<VisitedAccount[]> {
  const people = readDeviceCookie(deviceCookie);
  if (people.length === 0) return [...accounts];
  const users = await ctx.db.user.findMany({ where: { id: { in: people }, blockedAt: null } });
  const accountByEmail = new Map(users.map((user) => [user.email, presentVisitedAccount(user)]));
  return accounts.map((account) => accountByEmail.get(account.email) ?? account);
}

/** Returns one account as this browser may know it; for any other the address alone. */
export async function getVisitedAccount(
  ctx: Ctx,
  email: string,
  deviceCookie: string | undefined,
): Promise<VisitedAccount> {
  const unknown = { email, firstName: '', lastName: '', image: null };
  return (await listVisitedAccounts(ctx, [unknown], deviceCookie))[0] ?? unknown;
}
