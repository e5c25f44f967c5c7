import { handle } from '#/app/handle.ts';
import { getPaymentStatusContract } from '#/lib/domain/billing/billing.contract.ts';
import { getPaymentStatus } from '#/lib/domain/billing/checkout/stripe.service.ts';

export const GET = handle(getPaymentStatusContract, ({ ctx }) => getPaymentStatus(ctx));
