import { handle } from '#/lib/api/handle.ts';
import { getCaptchaContract } from '#/lib/domain/accounts/contract.ts';
import { getCaptcha } from '#/lib/domain/accounts/queries/get-captcha.ts';

export const GET = handle(getCaptchaContract, () => getCaptcha());
