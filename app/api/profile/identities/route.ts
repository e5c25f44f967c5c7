import { handle } from '#/app/handle.ts';
import { listIdentities } from '#/lib/domain/accounts/providers/identity.service.ts';
import { listIdentitiesContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

export const GET = handle(listIdentitiesContract, ({ ctx }) => listIdentities(ctx));
