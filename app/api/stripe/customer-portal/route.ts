import { handle } from '#/app/handle.ts';
import { createPortalSessionContract } from '#/lib/domain/billing/billing.contract.ts';
import { createPortalSession } from '#/lib/domain/billing/checkout/stripe.service.ts';

export const POST = handle(createPortalSessionContract, ({ ctx, body }) => createPortalSession(ctx, body));
