import { handle } from '#/app/handle.ts';
import { removeAccount } from '#/lib/domain/profile/commands/remove-account.ts';
import { removeAccountContract } from '#/lib/domain/profile/contract.ts';

export const GET = handle(removeAccountContract, ({ ctx }) => removeAccount(ctx));
