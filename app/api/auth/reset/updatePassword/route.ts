import { handle } from '#/app/handle.ts';
import { updatePassword } from '#/lib/domain/accounts/passwords/password.service.ts';
import { updatePasswordContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';

export const POST = handle(updatePasswordContract, ({ ctx, body }) => updatePassword(ctx, body));
