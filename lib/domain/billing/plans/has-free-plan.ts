import { entitlement } from '#/lib/domain/billing/plans/plans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';

/** Returns whether the caller's company is on the free plan; false if no plan is sold. */
export async function hasFreePlan({ db, clock, company }: UserCtx): Promise<boolean> {
  if (!hasStripe()) return false;
  const account = await db.billingAccount.findUnique({ where: { companyId: company.id } });
  return entitlement(account, clock.now()).plan === 'free';
}
