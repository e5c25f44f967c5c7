import type Stripe from 'stripe';
import { isStripeError } from '#/lib/platform/stripe/stripe.ts';

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
export async function listSubscriptions(client: Stripe, customer: string): Promise<Stripe.Subscription[]> {
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
export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}
