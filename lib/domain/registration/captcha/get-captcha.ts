import { newChallenge } from '#/lib/platform/captcha.ts';

/** Returns a new puzzle for the sign-up form. */
export async function getCaptcha() {
  return { ...(await newChallenge()) };
}
