import { handle } from '#/app/handle.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { openSessionContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { deviceCookieName } from '#/lib/platform/cookies/cookies.ts';

export const POST = handle(openSessionContract, ({ ctx, body, request }) =>
  openSession(ctx, body, request.cookies.get(deviceCookieName())?.value),
);
