import { handle } from '#/app/handle.ts';
import { startProviderSignIn } from '#/lib/domain/accounts/providers/provider-sign-in.service.ts';
import { startProviderSignInContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const POST = handle(startProviderSignInContract, ({ ctx, request, params, body }) =>
  startProviderSignIn(ctx, request, { ...params, ...body }),
);
