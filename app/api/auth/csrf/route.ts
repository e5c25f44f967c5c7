import { handle } from '#/app/handle.ts';
import { callNextAuth } from '#/lib/domain/accounts/providers/next-auth.ts';
import { getCsrfTokenContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const GET = handle(getCsrfTokenContract, ({ ctx, request }) => callNextAuth(ctx, request, ['csrf']));
