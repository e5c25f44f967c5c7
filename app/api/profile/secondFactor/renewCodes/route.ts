import { handle } from '#/app/handle.ts';
import { renewRecoveryCodes } from '#/lib/domain/accounts/second-factor/renew-recovery-codes.ts';
import { renewRecoveryCodesContract } from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

export const POST = handle(renewRecoveryCodesContract, ({ ctx, body }) => renewRecoveryCodes(ctx, body));
