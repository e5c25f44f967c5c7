import { handle } from '#/app/handle.ts';
import { getCaptcha } from '#/lib/domain/registration/captcha/get-captcha.ts';
import { getCaptchaContract } from '#/lib/domain/registration/registration.contract.ts';

export const GET = handle(getCaptchaContract, () => getCaptcha());
