import { getBilling } from '#/lib/domain/billing/queries/get-billing.ts';
import { syncAccount } from '#/lib/domain/billing/steps/sync-account.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { askStripe } from '#/lib/platform/stripe/stripe.ts';

/** Asks Stripe how the company's subscription stands and returns the plan as it then is; throws `unavailable` where it does not answer. */
export async function refreshBilling(ctx: UserCtx) {
  await askStripe(() => syncAccount(ctx, ctx.company.id));
  return getBilling(ctx);
}
