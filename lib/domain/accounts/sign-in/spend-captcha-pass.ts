import { notARobot } from '#/lib/domain/accounts/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/** Spends a pass; throws `refusal` when it is missing, spent, expired or invented. */
export async function spendCaptchaPass(
  tx: Transaction,
  pass: string | undefined,
  now: Date,
  refusal = invalid(notARobot),
): Promise<void> {
  if (!pass) throw refusal;
  const { count } = await tx.captchaPass.updateMany({
    where: { tokenHash: hashSecret(pass), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) throw refusal;
}
