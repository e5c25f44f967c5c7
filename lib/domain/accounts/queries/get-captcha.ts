import { newChallenge } from '#/lib/platform/captcha.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/** A fresh puzzle for the sign-up form. */
export async function getCaptcha(ctx: Ctx) {
  return { ...(await newChallenge(ctx.clock.now())) };
}
