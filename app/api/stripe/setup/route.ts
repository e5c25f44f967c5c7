import { handle } from '#/app/handle.ts';
import { getStripeSetupContract } from '#/lib/domain/billing/billing.contract.ts';
import { getStripeSetup } from '#/lib/domain/billing/checkout/stripe.service.ts';

export const GET = handle(getStripeSetupContract, ({ ctx }) => getStripeSetup(ctx));
