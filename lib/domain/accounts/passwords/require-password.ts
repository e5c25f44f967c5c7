import { ownPasswordLimit } from '#/lib/domain/accounts/constants.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Checks the password of a signed-in person, before an action that a stolen session must not do. Throws `invalid` when
 * it is wrong and `too_many_requests` after too many wrong ones.
 */
export async function requirePassword(ctx: UserCtx, password: string): Promise<void> {
  const { userId } = ctx.actor;
  await takePoint(ownPasswordLimit, String(userId));
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (await verifyPassword(password, user.passwordHash)) return returnPoint(ownPasswordLimit, String(userId));
  await recordAct(ctx.db, ctx, { action: 'password.check', subject: `user:${userId}`, result: 'failed' });
  throw invalid('The password is wrong.');
}
