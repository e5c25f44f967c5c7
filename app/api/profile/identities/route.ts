import { handle } from '#/app/handle.ts';
import { listIdentitiesContract } from '#/lib/domain/accounts/providers-contract.ts';
import { listIdentities } from '#/lib/domain/accounts/queries/list-identities.ts';

export const GET = handle(listIdentitiesContract, ({ ctx }) => listIdentities(ctx));
