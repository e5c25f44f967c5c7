import type Stripe from 'stripe';
import { isStripeError } from '#/lib/platform/stripe/stripe.ts';

/** What Stripe says of a customer. */
export interface StripeSays {
  /** Null where the customer is gone. */
  customerId: string | null;
  subscriptionId: string | null;
  status: string | null;
  priceId: string | null;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
}

/** Of several subscriptions, the first of these is the one that counts; of others the newest. */
const best = ['active', 'trialing', 'past_due'];

const dateOf = (seconds: number | null | undefined) => (seconds == null ? null : new Date(seconds * 1000));

/** Returns the subscription of a customer that counts, as it is at Stripe at this moment. Throws where Stripe is away. */
export async function readSubscription(client: Stripe, customerId: string): Promise<StripeSays> {
  const subscriptions = await listSubscriptions(client, customerId);
  const rank = ({ status }: Stripe.Subscription) => (best.includes(status) ? best.indexOf(status) : best.length);
  const [found] = subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  const isGone = (!found || !best.includes(found.status)) && (await isDeleted(client, customerId));
  const item = found?.items.data[0];
  const currentPeriodEnd = dateOf(item?.current_period_end);
  return {
    customerId: isGone ? null : customerId,
    subscriptionId: found?.id ?? null,
    status: found?.status ?? null,
    priceId: item?.price.id ?? null,
    currentPeriodEnd,
    cancelAt: dateOf(found?.cancel_at) ?? (found?.cancel_at_period_end ? currentPeriodEnd : null),
  };
}

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

function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}
