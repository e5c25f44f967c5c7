import { handle } from '#/app/handle.ts';
import { getBilling } from '#/lib/domain/billing/account/get-billing.ts';
import { getBillingContract } from '#/lib/domain/billing/billing.contract.ts';

export const GET = handle(getBillingContract, ({ ctx }) => getBilling(ctx));
