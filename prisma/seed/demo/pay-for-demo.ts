import type { Pool } from 'pg';
import { readSubscription } from '#/lib/domain/billing/account/stripe-subscription.service.ts';
import { env } from '#/lib/platform/env.ts';
import { hasStripe, stripe } from '#/lib/platform/stripe/stripe.ts';

/**
 * Pays the demo company's yearly plan at the stand-in for Stripe, as a person would on its page, and stores the result.
 * Does nothing without a stand-in, so it never touches a real account. Returns whether it was paid.
 */
export async function payForDemo(pool: Pool, { companyId, now }: { companyId: number; now: Date }): Promise<boolean> {
  const { STRIPE_API_URL, STRIPE_PRICE_UNLIMITED_YEARLY: price, APP_URL } = env();
  if (!hasStripe() || !STRIPE_API_URL || !price) return false;
  const client = await stripe();
  const { id: customer } = await client.customers.create({ metadata: { companyId: String(companyId) } });
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { companyId: String(companyId) } },
    success_url: APP_URL,
  });
  await fetch(`${session.url}/pay`, { method: 'POST', redirect: 'manual' });
  const said = await readSubscription(client, customer);
  await pool.query(
    `INSERT INTO billing_accounts (company_id, customer_id, subscription_id, status, price_id, current_period_end, state, synced_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'active', $7)`,
    [companyId, customer, said.subscriptionId, said.status, said.priceId, said.currentPeriodEnd, now],
  );
  return true;
}
