import type { output } from 'zod';
import { spendCaptchaPass } from '#/lib/domain/accounts/sign-in/spend-captcha-pass.ts';
import { requireTimeZone } from '#/lib/domain/registration/company/create-user.ts';
import { answerRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import type { signUpBody } from '#/lib/domain/registration/registration.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Accepts the registration of a company. The worker looks up whether the address has an account, so that neither this
 * answer nor its time tells. Throws `invalid` for an invalid captcha pass.
 */
export async function registerCompany(
  ctx: Ctx,
  body: output<typeof signUpBody>,
  captchaCookie?: string,
): Promise<{ emailSent: true }> {
  const { captcha = captchaCookie, ...registration } = body;
  const now = ctx.clock.now();
  requireTimeZone(registration, now);
  await ctx.db.$transaction(async (tx) => {
    await spendCaptchaPass(tx, captcha, now);
    await enqueue(tx, answerRegistrationRequest, registration);
  });
  return { emailSent: true };
}
