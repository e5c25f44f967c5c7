import { handle } from '#/app/handle.ts';
import { disableSecondFactor } from '#/lib/domain/accounts/second-factor/disable-second-factor.ts';
import { disableSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

export const POST = handle(disableSecondFactorContract, ({ ctx, body }) => disableSecondFactor(ctx, body));
