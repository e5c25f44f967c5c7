import { getBilling } from '#/lib/domain/billing/account/get-billing.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { askStripe } from '#/lib/platform/stripe/stripe.ts';

/**
 * Reads the company's subscription from Stripe and returns the resulting plan. Throws `unavailable` if Stripe doesn't
 * answer.
 */
export async function refreshBilling(ctx: UserCtx) {
  await askStripe(() => syncAccount(ctx, ctx.company.id));
  return getBilling(ctx);
}
