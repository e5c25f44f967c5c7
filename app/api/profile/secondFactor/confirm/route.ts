import { handle } from '#/app/handle.ts';
import { confirmSecondFactor } from '#/lib/domain/accounts/second-factor/confirm-second-factor.ts';
import { confirmSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

export const POST = handle(confirmSecondFactorContract, ({ ctx, body }) => confirmSecondFactor(ctx, body));
