import { handle } from '#/app/handle.ts';
import { getPasswordLink } from '#/lib/domain/accounts/passwords/password.service.ts';
import { checkPasswordTokenContract } from '#/lib/domain/registration/registration.contract.ts';

export const POST = handle(checkPasswordTokenContract, ({ ctx, body }) => getPasswordLink(ctx, body));
