import { handle } from '#/app/handle.ts';
import { confirmSecondFactorContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';
import { confirmSecondFactor } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';

export const POST = handle(confirmSecondFactorContract, ({ ctx, body }) => confirmSecondFactor(ctx, body));
