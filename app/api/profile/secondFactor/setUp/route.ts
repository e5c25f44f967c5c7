import { handle } from '#/app/handle.ts';
import { setUpSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';
import { setUpSecondFactor } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';

export const POST = handle(setUpSecondFactorContract, ({ ctx, body }) => setUpSecondFactor(ctx, body));
