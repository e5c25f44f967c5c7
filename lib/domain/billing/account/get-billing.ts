import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { findPrice } from '#/lib/domain/billing/checkout/find-price.ts';
import { FREE_PLAN_USERS } from '#/lib/domain/billing/constants.ts';
import { entitlement, hasSubscription, refusesFrom, refusesSeats } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { askStripe, hasStripe } from '#/lib/platform/stripe/stripe.ts';

/** Returns the company's plan, its cost, how many seats are taken, and what can be changed. */
export async function getBilling({ db, company, clock, locale }: UserCtx) {
  const now = clock.now();
  const account = await db.billingAccount.findUnique({ where: { companyId: company.id } });
  const overSince = account?.overSince ?? null;
  const { plan, state, until, maxUsers } = entitlement(account, now);
  const [{ people, taken: seats }, price] = await Promise.all([
    countSeats(db, company.id, now),
    findPrice(clock, locale),
  ]);
  return {
    isSetUp: hasStripe(),
    plan,
    state,
    until: until?.toISOString() ?? null,
    price,
    freeUsers: FREE_PLAN_USERS,
    people,
    invited: seats - people,
    // If no invitation has exceeded the limit yet, the 30 days begin with the next one.
    refusesFrom: maxUsers !== null && seats > maxUsers ? refusesFrom(overSince ?? now).toISOString() : null,
    isFull: refusesSeats({ seats, maxUsers, overSince }, 1, now),
    // Someone who only looked at the checkout is a customer of Stripe with nothing to manage.
    canManage: Boolean(account?.customerId && account.status),
    hasSubscription: hasSubscription(account),
  };
}

/**
 * Reads the company's subscription from Stripe and returns the resulting plan. Throws `unavailable` if Stripe doesn't
 * answer.
 */
export async function refreshBilling(ctx: UserCtx) {
  await askStripe(() => syncAccount(ctx, ctx.company.id));
  return getBilling(ctx);
}
