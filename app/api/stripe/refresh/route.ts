import { handle } from '#/app/handle.ts';
import { refreshBilling } from '#/lib/domain/billing/account/get-billing.ts';
import { refreshBillingContract } from '#/lib/domain/billing/billing.contract.ts';

export const POST = handle(refreshBillingContract, ({ ctx }) => refreshBilling(ctx));
