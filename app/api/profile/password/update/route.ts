import { handle } from '#/app/handle.ts';
import { changePasswordContract } from '#/lib/domain/profile/profile.contract.ts';
import { changePassword } from '#/lib/domain/profile/profile.service.ts';

export const POST = handle(changePasswordContract, ({ ctx, body }) => changePassword(ctx, body));
