import { entitlement } from '#/lib/domain/billing/plans/plans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';

/** Returns what a page needs to offer the plans; empty texts where billing is not set up. */
export async function getStripeSetup({ db, company, clock }: UserCtx) {
  const account = await db.billingAccount.findUnique({ where: { companyId: company.id } });
  const { STRIPE_PRICE_FREE, STRIPE_PUBLISHABLE_KEY, STRIPE_PRICE_UNLIMITED_YEARLY } = env();
  return {
    companyId: company.id,
    freePriceId: STRIPE_PRICE_FREE ?? '',
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? '',
    subscribed: entitlement(account, clock.now()).plan !== 'free',
    unlimitedYearlyPriceId: STRIPE_PRICE_UNLIMITED_YEARLY ?? '',
  };
}
