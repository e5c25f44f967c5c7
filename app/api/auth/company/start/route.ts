import { handle } from '#/app/handle.ts';
import { startCompanySignIn } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { startCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';
import { shortCookieName } from '#/lib/platform/cookies/cookies.ts';

export const POST = handle(startCompanySignInContract, ({ ctx, request, body }) =>
  startCompanySignIn(ctx, { ...body, isAnew: request.cookies.has(shortCookieName('signedOut')) }),
);
