import { handle } from '#/app/handle.ts';
import { renewRecoveryCodesContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';
import { renewRecoveryCodes } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';

export const POST = handle(renewRecoveryCodesContract, ({ ctx, body }) => renewRecoveryCodes(ctx, body));
