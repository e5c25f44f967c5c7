import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { requireAnotherAdministrator } from '#/lib/domain/places/locks/require-another-administrator.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { recentSignInMs } from '#/lib/domain/profile/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { sessionCookieName } from '#/lib/platform/cookies/session-cookie.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forbidden, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Deletes the account of the signed-in person: everything personal is erased and every session ends. Throws `forbidden`
 * when the sign-in is 15 minutes old or older, `invalid` for a company's last Administrator, and `signed_out` when the
 * account is gone already.
 */
export async function removeAccount(ctx: UserCtx): Promise<Record<string, never>> {
  const { userId, sessionId } = ctx.actor;
  const now = ctx.clock.now();
  const session = await ctx.db.session.findUniqueOrThrow({ where: { id: sessionId } });
  if (now.getTime() - session.authenticatedAt.getTime() >= recentSignInMs)
    throw forbidden('Please sign in again first: deleting an account needs a sign-in from the last 15 minutes.');
  await inTransaction(ctx.db, async (tx) => {
    // The person before the company: the lock order of everything that changes roles and places.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    await requireAnotherAdministrator(tx, ctx, userId);
    const person = await erasePerson(tx, ctx, { userId, companyId: ctx.company.id });
    if (!person) throw new Problem('signed_out', message('api.problems.signedOut'));
    await recordAct(tx, ctx, { action: 'account.remove', subject: `user:${userId}` });
  });
  ctx.setCookie({ name: sessionCookieName(), value: null, maxAgeSeconds: 0 });
  return {};
}
