import { handle } from '#/app/handle.ts';
import { updatePassword } from '#/lib/domain/accounts/commands/update-password.ts';
import { updatePasswordContract } from '#/lib/domain/accounts/contract.ts';

export const POST = handle(updatePasswordContract, ({ ctx, body }) => updatePassword(ctx, body));
