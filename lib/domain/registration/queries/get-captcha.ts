import { newChallenge } from '#/lib/platform/captcha.ts';

/** A fresh puzzle for the sign-up form. */
export async function getCaptcha() {
  return { ...(await newChallenge()) };
}
