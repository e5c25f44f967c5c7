import { handle } from '#/app/handle.ts';
import { connectIdentity } from '#/lib/domain/accounts/providers/identity.service.ts';
import { connectIdentityContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const POST = handle(connectIdentityContract, ({ ctx, body }) => connectIdentity(ctx, body));
