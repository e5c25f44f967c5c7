import { handle } from '#/app/handle.ts';
import { changePassword } from '#/lib/domain/profile/change-password.ts';
import { changePasswordContract } from '#/lib/domain/profile/profile.contract.ts';

export const POST = handle(changePasswordContract, ({ ctx, body }) => changePassword(ctx, body));
