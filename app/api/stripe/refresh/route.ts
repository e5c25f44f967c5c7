import { handle } from '#/app/handle.ts';
import { refreshBilling } from '#/lib/domain/billing/commands/refresh-billing.ts';
import { refreshBillingContract } from '#/lib/domain/billing/contract.ts';

export const POST = handle(refreshBillingContract, ({ ctx }) => refreshBilling(ctx));
