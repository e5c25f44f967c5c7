import { handle } from '#/app/handle.ts';
import { removeAccountContract } from '#/lib/domain/profile/profile.contract.ts';
import { removeAccount } from '#/lib/domain/profile/remove-account.ts';

export const GET = handle(removeAccountContract, ({ ctx }) => removeAccount(ctx));
