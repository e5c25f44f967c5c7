import { accountCodeLimit } from '#/lib/domain/accounts/constants.ts';
import { requirePassword } from '#/lib/domain/accounts/passwords/require-password.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { replaceRecoveryCodes } from '#/lib/domain/accounts/second-factor/replace-recovery-codes.ts';
import { spendAppCode } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Makes new recovery codes, after which the old ones no longer work, and returns them, this once. Throws `invalid` for
 * a wrong password or a wrong code of the app, and `conflict` when the second factor is off.
 */
export async function renewRecoveryCodes(
  ctx: UserCtx,
  { password, code }: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  await requirePassword(ctx, password);
  const { userId } = ctx.actor;
  await takePoint(accountCodeLimit, String(userId));
  const recoveryCodes = await ctx.db.$transaction(async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (!user.totpConfirmedAt) throw new Problem('conflict', 'Your second factor is off.');
    if (!(await spendAppCode(tx, user, code, ctx.clock.now())))
      throw invalid('This code is wrong or was used before. Please enter the one your app shows now.');
    const renewed = await replaceRecoveryCodes(tx, userId);
    await recordAct(tx, ctx, { action: 'second-factor.renew-codes', subject: `user:${userId}` });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'recovery-codes' });
    return renewed;
  });
  await returnPoint(accountCodeLimit, String(userId));
  return { recoveryCodes };
}
