import { lifeHours } from '#/lib/domain/accounts/constants.ts';
import { checkSolution } from '#/lib/platform/captcha.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { isUniqueViolation, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { shortCookie } from '#/lib/platform/short-cookie.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';

const notARobot = 'Please confirm that you are not a robot.';

/**
 * Turns a solved puzzle into a one-time pass, returned and set as a cookie; throws `invalid` for a wrong, old or
 * already used solution.
 */
export async function verifyCaptcha(ctx: Ctx, { response }: { response: string }): Promise<{ token: string }> {
  const signature = await checkSolution(response);
  if (!signature) throw invalid(notARobot);
  const pass = newSecret('cap_');
  const expiresAt = new Date(ctx.clock.now().getTime() + lifeHours.captchaPass * 3_600_000);
  await ctx.db.captchaPass.create({ data: { signature, tokenHash: pass.hash, expiresAt } }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? invalid(notARobot) : error;
  });
  ctx.setCookie(shortCookie('captcha', pass.token, lifeHours.captchaPass * 3600));
  return { token: pass.token };
}

/** Spends a pass; throws `invalid` when there is none, it was spent before, has run out, or never was. */
export async function spendCaptchaPass(tx: Transaction, pass: string | undefined, now: Date): Promise<void> {
  if (!pass) throw invalid(notARobot);
  const { count } = await tx.captchaPass.updateMany({
    where: { tokenHash: hashSecret(pass), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) throw invalid(notARobot);
}
