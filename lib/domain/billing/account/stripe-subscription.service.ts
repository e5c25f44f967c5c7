import type Stripe from 'stripe';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Database } from '#/lib/platform/db.ts';
import { askStripe, hasStripe, isStripeError, stripe } from '#/lib/platform/stripe/stripe.ts';

/** A customer's subscription, as read from Stripe. */
export interface StripeSays {
  /** Null if Stripe no longer has the customer. */
  customerId: string | null;
  subscriptionId: string | null;
  status: string | null;
  priceId: string | null;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
}

/** Of several subscriptions, the first with one of these counts, in this order; otherwise the newest. */
const best = ['active', 'trialing', 'past_due'];

const dateOf = (seconds: number | null | undefined) => (seconds == null ? null : new Date(seconds * 1000));

/**
 * Returns the customer's current subscription from Stripe; of several, the one that counts. Throws if Stripe isn't
 * available.
 */
export async function readSubscription(client: Stripe, customerId: string): Promise<StripeSays> {
  const subscriptions = await listSubscriptions(client, customerId);
  const rank = ({ status }: Stripe.Subscription) => (best.includes(status) ? best.indexOf(status) : best.length);
  const [subscription] = subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  const isGone = (!subscription || !best.includes(subscription.status)) && (await isDeleted(client, customerId));
  const item = subscription?.items.data[0];
  const currentPeriodEnd = dateOf(item?.current_period_end);
  return {
    customerId: isGone ? null : customerId,
    subscriptionId: subscription?.id ?? null,
    status: subscription?.status ?? null,
    priceId: item?.price.id ?? null,
    currentPeriodEnd,
    cancelAt: dateOf(subscription?.cancel_at) ?? (subscription?.cancel_at_period_end ? currentPeriodEnd : null),
  };
}

/** Returns a customer's subscriptions from Stripe, including ended ones; none if the customer no longer exists. */
async function listSubscriptions(client: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await client.subscriptions.list({ customer, status: 'all', limit: 10 })).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function isDeleted(client: Stripe, customerId: string): Promise<boolean> {
  try {
    const { deleted = false } = await client.customers.retrieve(customerId);
    return deleted === true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}

/** Returns whether Stripe says that something doesn't exist. */
function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}

/** Marks at Stripe that the product has stopped the renewal, not a person. */
const mark = 'stopped_with_company';

const isOver = ({ status }: Stripe.Subscription) => status === 'canceled' || status === 'incomplete_expired';

/** Returns whether a company is about to be deleted. */
export async function isBeingDeleted(db: Database, companyId: number): Promise<boolean> {
  return (await db.company.count({ where: { id: companyId, deletesAt: { not: null } } })) === 1;
}

/**
 * Stops the renewal at Stripe while a company is about to be deleted, and resumes it once the company is kept, unless
 * an administrator had cancelled there. An open checkout page is closed. Repeating it changes nothing.
 */
export async function syncRenewal({ db }: Ctx, companyId: number): Promise<void> {
  const account = hasStripe() ? await db.billingAccount.findUnique({ where: { companyId } }) : null;
  if (!account?.customerId) return;
  const isEnding = await isBeingDeleted(db, companyId);
  const client = await stripe();
  if (isEnding) await expirePage(client, db, companyId);
  for (const one of await listSubscriptions(client, account.customerId)) {
    if (isOver(one)) continue;
    if (isEnding && !one.cancel_at_period_end && one.cancel_at === null)
      await client.subscriptions.update(one.id, { cancel_at_period_end: true, metadata: { [mark]: 'yes' } });
    if (!isEnding && one.metadata[mark])
      await client.subscriptions.update(one.id, { cancel_at_period_end: false, metadata: { [mark]: '' } });
  }
}

async function expirePage(client: Stripe, db: Database, companyId: number): Promise<void> {
  const attempt = await db.checkoutAttempt.findFirst({ where: { companyId }, orderBy: { createdAt: 'desc' } });
  if (!attempt?.sessionId) return;
  try {
    const { status } = await client.checkout.sessions.retrieve(attempt.sessionId);
    if (status === 'open') await client.checkout.sessions.expire(attempt.sessionId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Ends all subscriptions of a customer immediately. Throws `unavailable` if Stripe doesn't answer. */
export async function cancelSubscriptions(customerId: string): Promise<void> {
  if (!hasStripe()) return;
  await askStripe(async (client) => {
    for (const one of await listSubscriptions(client, customerId))
      if (!isOver(one)) await client.subscriptions.cancel(one.id);
  });
}
