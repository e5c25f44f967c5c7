import { handle } from '#/app/handle.ts';
import { checkResetTokenContract } from '#/lib/domain/accounts/contract.ts';
import { getResetLink } from '#/lib/domain/accounts/queries/get-password-link.ts';

export const POST = handle(checkResetTokenContract, ({ ctx, body }) => getResetLink(ctx, body));
