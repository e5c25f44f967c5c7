import { handle } from '#/app/handle.ts';
import { getStripeSetupContract } from '#/lib/domain/billing/contract.ts';
import { getStripeSetup } from '#/lib/domain/billing/queries/get-stripe-setup.ts';

export const GET = handle(getStripeSetupContract, ({ ctx }) => getStripeSetup(ctx));
