import { captchaPassPrefix, lifeHours, notARobot } from '#/lib/domain/accounts/constants.ts';
import { checkSolution, newChallenge } from '#/lib/platform/captcha.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { shortCookie } from '#/lib/platform/cookies/cookies.ts';
import { isUniqueViolation } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { newSecret } from '#/lib/platform/tokens.ts';

/** Returns a new captcha for the sign-up form. */
export async function getCaptcha() {
  return { ...(await newChallenge()) };
}

/**
 * Exchanges a solved captcha for a one-time pass, which it returns and sets as a cookie. Throws `invalid` for a wrong,
 * old or used solution.
 */
export async function verifyCaptcha(ctx: Ctx, { response }: { response: string }): Promise<{ token: string }> {
  const signature = await checkSolution(response);
  if (!signature) throw invalid(notARobot);
  const pass = newSecret(captchaPassPrefix);
  const expiresAt = new Date(ctx.clock.now().getTime() + lifeHours.captchaPass * 3_600_000);
  await ctx.db.captchaPass.create({ data: { signature, tokenHash: pass.hash, expiresAt } }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? invalid(notARobot) : error;
  });
  ctx.setCookie(shortCookie('captcha', pass.token, lifeHours.captchaPass * 3600));
  return { token: pass.token };
}
