import { presentVisitedAccount } from '#/lib/domain/accounts/present.ts';
import type { VisitedAccount } from '#/lib/domain/accounts/schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { readDeviceCookie } from '#/lib/platform/cookies/device-cookie.ts';

/**
 * The accounts as they are now, of those that have signed in with this browser; the others as they were sent. Which
 * accounts exist cannot be learned here: without the cookie of this browser the database is not even asked.
 */
export async function listVisitedAccounts(
  ctx: Ctx,
  sent: readonly VisitedAccount[],
  deviceCookie: string | undefined,
): Promise<VisitedAccount[]> {
  const people = readDeviceCookie(deviceCookie);
  if (people.length === 0) return [...sent];
  const users = await ctx.db.user.findMany({ where: { id: { in: people }, blockedAt: null } });
  const known = new Map(users.map((user) => [user.email, presentVisitedAccount(user)]));
  return sent.map((account) => known.get(account.email) ?? account);
}

/** One account as this browser may know it; for any other the address alone. */
export async function getVisitedAccount(
  ctx: Ctx,
  email: string,
  deviceCookie: string | undefined,
): Promise<VisitedAccount> {
  const unknown = { email, firstName: '', lastName: '', image: null };
  return (await listVisitedAccounts(ctx, [unknown], deviceCookie))[0] ?? unknown;
}
