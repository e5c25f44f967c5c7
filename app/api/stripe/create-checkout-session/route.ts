import { handle } from '#/app/handle.ts';
import { createCheckoutSessionContract } from '#/lib/domain/billing/billing.contract.ts';
import { createCheckoutSession } from '#/lib/domain/billing/checkout/checkout.service.ts';

export const POST = handle(createCheckoutSessionContract, ({ ctx, body }) => createCheckoutSession(ctx, body));
