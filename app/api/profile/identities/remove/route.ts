import { handle } from '#/app/handle.ts';
import { removeIdentity } from '#/lib/domain/accounts/commands/remove-identity.ts';
import { removeIdentityContract } from '#/lib/domain/accounts/providers-contract.ts';

export const POST = handle(removeIdentityContract, ({ ctx, body }) => removeIdentity(ctx, body));
