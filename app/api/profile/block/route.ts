import { handle } from '#/app/handle.ts';
import { removeAccountContract } from '#/lib/domain/profile/profile.contract.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';

export const GET = handle(removeAccountContract, ({ ctx }) => removeAccount(ctx));
