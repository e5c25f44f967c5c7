import { handle } from '#/app/handle.ts';
import { removeIdentity } from '#/lib/domain/accounts/providers/identity.service.ts';
import { removeIdentityContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const POST = handle(removeIdentityContract, ({ ctx, body }) => removeIdentity(ctx, body));
