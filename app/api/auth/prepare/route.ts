import { handle } from '#/app/handle.ts';
import { getVisitedAccount } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { prepareSignInContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { deviceCookieName } from '#/lib/platform/cookies/cookies.ts';

export const POST = handle(prepareSignInContract, ({ ctx, body, request }) =>
  getVisitedAccount(ctx, body.email, request.cookies.get(deviceCookieName())?.value),
);
