import { handle } from '#/app/handle.ts';
import { createCheckoutSession } from '#/lib/domain/billing/commands/create-checkout-session.ts';
import { createCheckoutSessionContract } from '#/lib/domain/billing/contract.ts';

export const POST = handle(createCheckoutSessionContract, ({ ctx, body }) => createCheckoutSession(ctx, body));
