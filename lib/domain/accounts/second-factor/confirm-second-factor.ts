import { accountCodeLimit } from '#/lib/domain/accounts/constants.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { replaceRecoveryCodes } from '#/lib/domain/accounts/second-factor/replace-recovery-codes.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { unseal } from '#/lib/platform/secret-box.ts';
import { readTotpStep } from '#/lib/platform/totp.ts';

/**
 * Turns the second factor on with a code of the app, and returns the recovery codes, this once. Throws `invalid` for a
 * wrong code and `conflict` when nothing was set up or it is on already.
 */
export async function confirmSecondFactor(
  ctx: UserCtx,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const now = ctx.clock.now();
  const { userId } = ctx.actor;
  await takePoint(accountCodeLimit, String(userId));
  return ctx.db.$transaction(async (tx) => {
    const { totpSecret } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (!totpSecret) throw notWaiting();
    const step = readTotpStep(unseal(secondFactorPlace(userId), totpSecret), code, now);
    if (step === null) throw invalid('This code is wrong. Please enter the one your app shows now.');
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpConfirmedAt: null, totpSecret },
      data: { totpConfirmedAt: now, totpLastStep: step },
    });
    if (count === 0) throw notWaiting();
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await recordAct(tx, ctx, { action: 'second-factor.on', subject: `user:${userId}` });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'second-factor-on' });
    return { recoveryCodes };
  });
}

const notWaiting = () => new Problem('conflict', 'There is no second factor waiting to be confirmed.');
