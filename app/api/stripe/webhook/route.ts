import { handle } from '#/app/handle.ts';
import { receiveStripeEvent } from '#/lib/domain/billing/account/billing-account.service.ts';
import { receiveStripeEventContract } from '#/lib/domain/billing/billing.contract.ts';

export const POST = handle(receiveStripeEventContract, ({ ctx, request }) => receiveStripeEvent(ctx, request));
