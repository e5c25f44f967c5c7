import { handle } from '#/app/handle.ts';
import { getCaptcha } from '#/lib/domain/registration/captcha/captcha.service.ts';
import { getCaptchaContract } from '#/lib/domain/registration/registration.contract.ts';

export const GET = handle(getCaptchaContract, () => getCaptcha());
