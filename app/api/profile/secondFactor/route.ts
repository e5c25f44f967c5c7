import { handle } from '#/app/handle.ts';
import { getSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';
import { getSecondFactor } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';

export const GET = handle(getSecondFactorContract, ({ ctx }) => getSecondFactor(ctx));
