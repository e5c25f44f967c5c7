import { handle } from '#/app/handle.ts';
import { disableSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';
import { disableSecondFactor } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';

export const POST = handle(disableSecondFactorContract, ({ ctx, body }) => disableSecondFactor(ctx, body));
