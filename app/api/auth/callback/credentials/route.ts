import { handle } from '#/app/handle.ts';
import { callNextAuth } from '#/lib/domain/accounts/providers/next-auth.ts';
import { nextAuthCredentialsContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const POST = handle(nextAuthCredentialsContract, ({ ctx, request, body }) =>
  callNextAuth(ctx, request, ['callback', 'credentials'], { body }),
);
