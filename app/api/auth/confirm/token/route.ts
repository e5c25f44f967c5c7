import { handle } from '#/lib/api/handle.ts';
import { checkPasswordTokenContract } from '#/lib/domain/accounts/contract.ts';
import { getPasswordLink } from '#/lib/domain/accounts/queries/get-password-link.ts';

export const POST = handle(checkPasswordTokenContract, ({ ctx, body }) => getPasswordLink(ctx, body));
