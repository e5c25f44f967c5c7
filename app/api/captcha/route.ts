import { handle } from '#/app/handle.ts';
import { getCaptchaContract } from '#/lib/domain/registration/contract.ts';
import { getCaptcha } from '#/lib/domain/registration/queries/get-captcha.ts';

export const GET = handle(getCaptchaContract, () => getCaptcha());
