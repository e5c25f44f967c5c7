import type { output } from 'zod';
import { answerRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import type { signUpBody } from '#/lib/domain/registration/schema.ts';
import { requireTimeZone } from '#/lib/domain/registration/steps/create-user.ts';
import { spendCaptchaPass } from '#/lib/domain/registration/steps/spend-captcha-pass.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Takes the registration of a company. Whether the address has an account is looked up by the worker, so that this
 * answer and the time it takes say nothing about it. Throws `invalid` for a captcha pass that is not good.
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
