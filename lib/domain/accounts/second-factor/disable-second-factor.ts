import { requirePassword } from '#/lib/domain/accounts/passwords/require-password.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Turns the second factor off and forgets its secret and recovery codes; throws `invalid` for a wrong password. */
export async function disableSecondFactor(
  ctx: UserCtx,
  { password }: { password: string },
): Promise<Record<string, never>> {
  await requirePassword(ctx, password);
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpSecret: { not: null } },
      data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    });
    if (count === 0) return;
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await recordAct(tx, ctx, { action: 'second-factor.off', subject: `user:${userId}` });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'second-factor-off' });
  });
  return {};
}
