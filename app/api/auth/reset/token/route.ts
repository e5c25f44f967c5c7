import { handle } from '#/app/handle.ts';
import { getResetLink } from '#/lib/domain/accounts/passwords/password.service.ts';
import { checkResetTokenContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';

export const POST = handle(checkResetTokenContract, ({ ctx, body }) => getResetLink(ctx, body));
