import { handle } from '#/app/handle.ts';
import { setUpSecondFactor } from '#/lib/domain/accounts/commands/set-up-second-factor.ts';
import { setUpSecondFactorContract } from '#/lib/domain/accounts/second-factor-contract.ts';

export const POST = handle(setUpSecondFactorContract, ({ ctx, body }) => setUpSecondFactor(ctx, body));
