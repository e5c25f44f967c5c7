import { handle } from '#/app/handle.ts';
import { updatePasswordContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';
import { updatePassword } from '#/lib/domain/accounts/passwords/update-password.ts';

export const POST = handle(updatePasswordContract, ({ ctx, body }) => updatePassword(ctx, body));
