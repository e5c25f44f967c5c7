import { handle } from '#/app/handle.ts';
import { startProviderSignInContract } from '#/lib/domain/accounts/providers/providers.contract.ts';
import { startProviderSignIn } from '#/lib/domain/accounts/providers/start-provider-sign-in.ts';

export const POST = handle(startProviderSignInContract, ({ ctx, request, params, body }) =>
  startProviderSignIn(ctx, request, { ...params, ...body }),
);
