import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';

/** Updates a company's subscription from Stripe, if billing is set up. */
export async function syncBillingAccount(ctx: Ctx, companyId: number): Promise<void> {
  if (hasStripe()) await syncAccount(ctx, companyId);
}
