import { handle } from '#/app/handle.ts';
import { finishProviderSignIn } from '#/lib/domain/accounts/providers/provider-sign-in.service.ts';
import { finishProviderSignInContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const GET = handle(finishProviderSignInContract, ({ ctx, request, params }) =>
  finishProviderSignIn(ctx, request, params.provider),
);
