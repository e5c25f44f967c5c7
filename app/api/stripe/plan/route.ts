import { handle } from '#/app/handle.ts';
import { getBillingContract } from '#/lib/domain/billing/contract.ts';
import { getBilling } from '#/lib/domain/billing/queries/get-billing.ts';

export const GET = handle(getBillingContract, ({ ctx }) => getBilling(ctx));
