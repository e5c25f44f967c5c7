import type Stripe from 'stripe';
import { isMissing, listSubscriptions } from '#/lib/domain/billing/account/read-subscription.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Database } from '#/lib/platform/db.ts';
import { askStripe, hasStripe, stripe } from '#/lib/platform/stripe/stripe.ts';

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
