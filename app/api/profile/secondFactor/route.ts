import { handle } from '#/lib/api/handle.ts';
import { getSecondFactorContract } from '#/lib/domain/accounts/contract.ts';
import { getSecondFactor } from '#/lib/domain/accounts/queries/get-second-factor.ts';

export const GET = handle(getSecondFactorContract, ({ ctx }) => getSecondFactor(ctx));
