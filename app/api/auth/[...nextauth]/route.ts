import { handle } from '#/app/handle.ts';
import { callNextAuth } from '#/lib/domain/accounts/providers/next-auth.ts';
import { nextAuthGetContract, nextAuthPostContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const GET = handle(nextAuthGetContract, ({ ctx, request, params }) =>
  callNextAuth(ctx, request, params.nextauth),
);
// The body has been read as JSON, the only form that next-auth takes, so next-auth gets a new request with it.
export const POST = handle(nextAuthPostContract, ({ ctx, request, params, body }) =>
  callNextAuth(ctx, request, params.nextauth, { body }),
);
