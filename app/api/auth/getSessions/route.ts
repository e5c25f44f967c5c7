import { handle } from '#/app/handle.ts';
import { listVisitedAccounts } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { getSessionsContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { deviceCookieName } from '#/lib/platform/cookies/cookies.ts';

export const POST = handle(getSessionsContract, async ({ ctx, body, request }) => ({
  accounts: await listVisitedAccounts(ctx, body.accounts, request.cookies.get(deviceCookieName())?.value),
}));
