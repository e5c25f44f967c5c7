import { formatAmount } from '#/lib/domain/billing/billing.present.ts';
import type { Clock } from '#/lib/platform/clock.ts';
import { env } from '#/lib/platform/env.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { hasStripe, isStripeError, stripe } from '#/lib/platform/stripe/stripe.ts';
import type { Locale } from '#/lib/words/locales.ts';

const KEPT_MS = 3_600_000;
/** For this long after Stripe didn't answer, we don't ask again, so that people don't wait for a price every time. */
const MISSED_MS = 60_000;
const PATIENCE_MS = 1500;

interface CachedPrice {
  price: { amount: number; currency: string } | null;
  until: number;
}

/**
 * Returns the paid plan's price per year, `€1,188`, as Stripe said within the last hour; null if it doesn't answer.
 */
export async function findPrice(clock: Clock, locale: Locale): Promise<string | null> {
  const now = clock.now().getTime();
  const cache = singleton('billing.price', () => ({ entry: undefined as CachedPrice | undefined }));
  if (!cache.entry || cache.entry.until <= now) {
    const price = await askPrice();
    cache.entry = { price, until: now + (price ? KEPT_MS : MISSED_MS) };
  }
  const { price } = cache.entry;
  return price && formatAmount(locale, price.amount, price.currency);
}

async function askPrice(): Promise<CachedPrice['price']> {
  const id = env().STRIPE_PRICE_UNLIMITED_YEARLY;
  if (!hasStripe() || !id) return null;
  try {
    const client = await stripe();
    const { unit_amount: amount, currency } = await client.prices.retrieve(
      id,
      {},
      { timeout: PATIENCE_MS, maxNetworkRetries: 0 },
    );
    return amount === null ? null : { amount, currency };
  } catch (error) {
    if (isStripeError(error)) return null;
    throw error;
  }
}
