import { handle } from '#/app/handle.ts';
import { removeIdentityContract } from '#/lib/domain/accounts/providers/providers.contract.ts';
import { removeIdentity } from '#/lib/domain/accounts/providers/remove-identity.ts';

export const POST = handle(removeIdentityContract, ({ ctx, body }) => removeIdentity(ctx, body));
