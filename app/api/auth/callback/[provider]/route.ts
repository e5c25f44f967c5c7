import { handle } from '#/app/handle.ts';
import { finishProviderSignIn } from '#/lib/domain/accounts/providers/finish-provider-sign-in.ts';
import { finishProviderSignInContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const GET = handle(finishProviderSignInContract, ({ ctx, request, params }) =>
  finishProviderSignIn(ctx, request, params.provider),
);
