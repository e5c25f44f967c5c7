import { handle } from '#/app/handle.ts';
import { callNextAuth } from '#/lib/domain/accounts/next-auth.ts';
import { nextAuthGetContract, nextAuthPostContract } from '#/lib/domain/accounts/providers-contract.ts';

export const GET = handle(nextAuthGetContract, ({ ctx, request, params }) =>
  callNextAuth(ctx, request, params.nextauth),
);
// The body has been read and found to be JSON: next-auth, which would fail on anything else, gets it anew.
export const POST = handle(nextAuthPostContract, ({ ctx, request, params, body }) =>
  callNextAuth(ctx, request, params.nextauth, { body }),
);
