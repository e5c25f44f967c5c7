import { handle } from '#/app/handle.ts';
import { verifyCaptcha } from '#/lib/domain/registration/captcha/captcha.service.ts';
import { verifyCaptchaContract } from '#/lib/domain/registration/registration.contract.ts';

export const POST = handle(verifyCaptchaContract, ({ ctx, body }) => verifyCaptcha(ctx, body));
