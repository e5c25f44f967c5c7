import { handle } from '#/app/handle.ts';
import { registerCompany } from '#/lib/domain/registration/company/registration.service.ts';
import { registerCompanyContract } from '#/lib/domain/registration/registration.contract.ts';
import { shortCookieName } from '#/lib/platform/cookies/cookies.ts';

export const POST = handle(registerCompanyContract, ({ ctx, body, request }) =>
  registerCompany(ctx, body, request.cookies.get(shortCookieName('captcha'))?.value),
);
