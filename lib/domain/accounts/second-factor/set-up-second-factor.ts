import { toString as drawQrCode } from 'qrcode';
import { requirePassword } from '#/lib/domain/accounts/passwords/require-password.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newTotpSecret, totpAddress } from '#/lib/platform/totp.ts';

/**
 * Makes the secret of a second factor, which is not required before a code has confirmed it. Returns it as text and as
 * the address of a picture to scan. Throws `invalid` for a wrong password and `conflict` when one is on already.
 */
export async function setUpSecondFactor(
  ctx: UserCtx,
  { password }: { password: string },
): Promise<{ secret: string; qrCode: string }> {
  await requirePassword(ctx, password);
  const { userId, email } = ctx.actor;
  const secret = newTotpSecret();
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpConfirmedAt: null },
      data: { totpSecret: seal(secondFactorPlace(userId), secret), totpLastStep: null },
    });
    if (count === 0) throw new Problem('conflict', 'Your second factor is on already.');
    await recordAct(tx, ctx, { action: 'second-factor.set-up', subject: `user:${userId}` });
  });
  const picture = await drawQrCode(totpAddress(secret, email), { type: 'svg', margin: 2 });
  return { secret, qrCode: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` };
}
