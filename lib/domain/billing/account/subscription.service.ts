import type { BillingAccount } from '#/generated/prisma/client.ts';
import {
  announceBilling,
  lockBillingAccount,
  notifyAdministratorsOfPlan,
} from '#/lib/domain/billing/account/billing-account.service.ts';
import { readSubscription, type StripeSays } from '#/lib/domain/billing/account/stripe-subscription.service.ts';
import type { NewsKind, PlanState } from '#/lib/domain/billing/constants.ts';
import { entitlement, limitState, refusesFrom } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { stripe } from '#/lib/platform/stripe/stripe.ts';

const TRIES = 10;
const knownStatuses: ReadonlySet<string> = new Set(
  'active canceled incomplete incomplete_expired past_due paused trialing unpaid'.split(' '),
);

/**
 * Stores a company's current subscription from Stripe and applies it; does nothing if the company isn't a customer. If
 * another call has written in the meantime, it reads again, so that an older answer never replaces a newer one. Throws
 * if Stripe isn't available.
 */
export async function syncAccount(ctx: Ctx, companyId: number): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await ctx.db.billingAccount.findUnique({ where: { companyId } });
    if (!before?.customerId) return;
    const subscription = await readSubscription(await stripe(), before.customerId);
    if (subscription.status && !knownStatuses.has(subscription.status))
      log().error({ companyId }, 'subscription of an unknown status');
    if (await write(ctx, before, subscription)) return;
  }
  throw new Error('billing was written by others time and again');
}

async function write(ctx: Ctx, before: BillingAccount, subscription: StripeSays): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const account = await lockBillingAccount(tx, before.companyId);
    if (account.version !== before.version) return false;
    const now = ctx.clock.now();
    const pastDueSince = subscription.status === 'past_due' ? (account.pastDueSince ?? now) : null;
    const updatedAccount = await tx.billingAccount.update({
      where: { companyId: account.companyId },
      data: { ...subscription, pastDueSince, syncedAt: now, version: { increment: 1 } },
    });
    await settlePlan(tx, ctx, updatedAccount);
    return true;
  });
}

/**
 * Applies what a company's subscription means now; the caller must have locked the account. Limits begin and end with
 * the plan. A new state is written to the log, and administrators are notified, once.
 */
export async function settlePlan(tx: Transaction, ctx: Ctx, account: BillingAccount): Promise<void> {
  const { companyId } = account;
  const now = ctx.clock.now();
  const { state, plan, maxUsers } = entitlement(account, now);
  const { taken: seats } = maxUsers === null ? { taken: 0 } : await countSeats(tx, companyId, now);
  const limit = limitState(seats, maxUsers);
  await tx.billingAccount.update({
    where: { companyId },
    data: {
      state,
      nearSince: limit === 'below' ? null : (account.nearSince ?? now),
      overSince: overSinceOf(account, limit, { isPaid: maxUsers === null, now }),
    },
  });
  if (state === account.state) return;
  const before = account.state as PlanState;
  // No matter who triggers this, the plan changes because the subscription at Stripe did.
  const asStripe = { ...ctx, actor: { kind: 'webhook', source: 'stripe' } as const };
  await recordEvent(tx, asStripe, {
    action: 'billing.plan',
    subject: `company:${companyId}`,
    companyId,
    details: { plan, state, before },
  });
  const news = newsOf(state);
  if (news) await notifyAdministratorsOfPlan(tx, ctx, { companyId, kind: news });
  await announceBilling(tx, companyId);
}

/**
 * Returns since when the limit is exceeded. The 30 days end with a plan without a limit, and with falling below the
 * limit before they are over.
 */
function overSinceOf(
  { overSince }: BillingAccount,
  limit: ReturnType<typeof limitState>,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Date | null {
  if (isPaid) return null;
  if (limit === 'over') return overSince ?? now;
  return overSince && refusesFrom(overSince) <= now ? overSince : null;
}

/** Returns what a state is news of, or null: returning to the free plan without ever having paid isn't news. */
function newsOf(state: PlanState): NewsKind | null {
  return state === 'free' ? null : state;
}
