import { handle } from '#/app/handle.ts';
import { changePassword } from '#/lib/domain/profile/commands/change-password.ts';
import { changePasswordContract } from '#/lib/domain/profile/contract.ts';

export const POST = handle(changePasswordContract, ({ ctx, body }) => changePassword(ctx, body));
