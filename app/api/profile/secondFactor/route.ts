import { handle } from '#/app/handle.ts';
import { getSecondFactor } from '#/lib/domain/accounts/second-factor/get-second-factor.ts';
import { getSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

export const GET = handle(getSecondFactorContract, ({ ctx }) => getSecondFactor(ctx));
