import { handle } from '#/app/handle.ts';
import { registerInvited } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { registerInvitedContract } from '#/lib/domain/registration/registration.contract.ts';
import { shortCookieName } from '#/lib/platform/cookies/cookies.ts';

export const POST = handle(registerInvitedContract, ({ ctx, body, request }) =>
  registerInvited(ctx, body, request.cookies.get(shortCookieName('captcha'))?.value),
);
