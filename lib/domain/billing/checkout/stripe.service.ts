import { MEMBERSHIP_PATH } from '#/lib/domain/billing/constants.ts';
import { findPlanAlert } from '#/lib/domain/billing/plans/plan-news.service.ts';
import { entitlement } from '#/lib/domain/billing/plans/plans.ts';
import { requireOwnCompany } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { askStripe, hasStripe } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';

/** Returns what a page needs to offer the plans; texts are empty if billing isn't set up. */
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

/** Returns the state of the company's plan, as far as it concerns the caller. */
export async function getPaymentStatus(ctx: UserCtx) {
  const companyId = ctx.company.id;
  const [alertData, account, teams, userCount] = await Promise.all([
    findPlanAlert(ctx),
    ctx.db.billingAccount.findUnique({ where: { companyId } }),
    ctx.db.team.count({ where: { companyId, completedAt: { not: null } } }),
    ctx.db.user.count({ where: { companyId, confirmedAt: { not: null }, blockedAt: null } }),
  ]);
  const { maxUsers, plan } = entitlement(account, ctx.clock.now());
  return {
    alertData,
    hasTeams: teams > 0,
    maxPlanUserCount: hasStripe() ? maxUsers : null,
    member: ctx.actor.role === 'Member',
    subscribed: plan !== 'free',
    userCount,
  };
}

/**
 * Opens Stripe's page for managing the company's subscription and returns its URL. The customer follows from the
 * company. Throws `not_found` for another company and for another company's checkout page, `invalid` if no one has paid
 * yet, `unavailable` if Stripe doesn't answer.
 */
export async function createPortalSession(
  ctx: UserCtx,
  { sessionId, companyId: requestedCompanyId }: { sessionId?: string | undefined; companyId?: number | undefined },
): Promise<{ url: string }> {
  const companyId = ctx.company.id;
  requireOwnCompany(ctx, requestedCompanyId);
  if (sessionId !== undefined && (await ctx.db.checkoutAttempt.count({ where: { companyId, sessionId } })) === 0)
    throw notFound();
  return askStripe(async (client) => {
    const account = await ctx.db.billingAccount.findUnique({ where: { companyId } });
    if (!account?.customerId) throw invalid(message('billing.answers.noCustomer'));
    const { url } = await client.billingPortal.sessions.create({
      customer: account.customerId,
      return_url: `${env().APP_URL}${MEMBERSHIP_PATH}&managed=1`,
    });
    await ctx.db.$transaction((tx) =>
      recordEvent(tx, ctx, { action: 'billing.portal', subject: `company:${companyId}` }),
    );
    return { url };
  });
}
