import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { CheckoutAttempt } from '#/generated/prisma/client.ts';
import { lockBillingAccount } from '#/lib/domain/billing/account/billing-account.service.ts';
import { isBeingDeleted } from '#/lib/domain/billing/account/stripe-subscription.service.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { CHECKOUT_MINUTES, MEMBERSHIP_PATH } from '#/lib/domain/billing/constants.ts';
import { hasSubscription } from '#/lib/domain/billing/plans/plans.ts';
import { requireOwnCompany } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { askStripe, isStripeError } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Opens Stripe's checkout page and returns its id and URL. An open page is returned again, so that two windows pay
 * once. The server decides price, quantity and company. Throws `not_found` for another company. Throws `invalid` for
 * any price but the paid plan's, if there is a subscription, and while the company is about to be deleted;
 * `unavailable` if Stripe doesn't answer.
 */
export async function createCheckoutSession(
  ctx: UserCtx,
  { priceId, companyId }: { priceId?: string | undefined; companyId?: number | undefined },
): Promise<{ sessionId: string; url: string }> {
  requireOwnCompany(ctx, companyId);
  if (await isBeingDeleted(ctx.db, ctx.company.id)) throw invalid(message('billing.answers.companyEnds'));
  return askStripe(async (client) => {
    const price = requirePaidPrice(priceId);
    await syncAccount(ctx, ctx.company.id);
    const account = await ctx.db.billingAccount.findUnique({ where: { companyId: ctx.company.id } });
    if (hasSubscription(account)) throw invalid(message('billing.answers.alreadySubscribed'));
    const customer = await requireCustomer(client, ctx);
    const last = await ctx.db.checkoutAttempt.findFirst({
      where: { companyId: ctx.company.id },
      orderBy: { createdAt: 'desc' },
    });
    const open = last && (await findOpenSession(client, last));
    if (open) return open;
    const attempt = await openAttempt(ctx, { instead: last });
    return (await findOpenSession(client, attempt)) ?? create(client, ctx, { attempt, customer, price });
  });
}

function requirePaidPrice(priceId: string | undefined): string {
  const { STRIPE_PRICE_UNLIMITED_YEARLY: paid = '', STRIPE_PRICE_FREE: free } = env();
  if (priceId !== undefined && priceId === free) throw invalid(message('billing.answers.freeNeedsNoPayment'));
  if (priceId !== undefined && priceId !== paid) throw invalid(message('billing.answers.unknownPrice'));
  return paid;
}

/** Returns the page of an attempt, if someone can still pay on it. */
async function findOpenSession(client: Stripe, { sessionId }: CheckoutAttempt) {
  if (!sessionId) return null;
  try {
    const { status, url } = await client.checkout.sessions.retrieve(sessionId);
    return status === 'open' && url ? { sessionId, url } : null;
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}

async function create(
  client: Stripe,
  ctx: UserCtx,
  { attempt, customer, price }: { attempt: CheckoutAttempt; customer: string; price: string },
) {
  const back = `${env().APP_URL}${MEMBERSHIP_PATH}`;
  const companyId = String(ctx.company.id);
  const isTaxed = env().STRIPE_TAX === 'on';
  const { id: sessionId, url } = await client.checkout.sessions.create(
    {
      mode: 'subscription',
      ui_mode: 'hosted_page',
      customer,
      // Stripe's page asks for everything an invoice needs.
      customer_update: { name: 'auto', address: 'auto' },
      client_reference_id: companyId,
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata: { companyId } },
      success_url: `${back}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: back,
      automatic_tax: { enabled: isTaxed },
      tax_id_collection: { enabled: isTaxed },
      locale: ctx.locale,
      expires_at: Math.ceil(attempt.createdAt.getTime() / 1000) + CHECKOUT_MINUTES * 60,
    },
    { idempotencyKey: `company-${companyId}-checkout-${attempt.id}` },
  );
  await ctx.db.checkoutAttempt.update({ where: { id: attempt.id }, data: { sessionId } });
  return { sessionId, url: url ?? back };
}

/** Returns the company's customer at Stripe, creating it if needed; only one, even with parallel calls. */
async function requireCustomer(client: Stripe, { db, company }: UserCtx): Promise<string> {
  const companyId = company.id;
  const before = await db.$transaction((tx) => lockBillingAccount(tx, companyId));
  if (before.customerId) return before.customerId;
  // Once a customer was deleted, its idempotency key would return it again.
  const idempotencyKey = `company-${companyId}-customer-${before.version}`;
  const { id } = await client.customers.create({ metadata: { companyId: String(companyId) } }, { idempotencyKey });
  return db.$transaction(async (tx) => {
    const { customerId } = await lockBillingAccount(tx, companyId);
    if (customerId) return customerId;
    await tx.billingAccount.update({ where: { companyId }, data: { customerId: id } });
    return id;
  });
}

/** An attempt that got no page from Stripe is reused for this long only, because no one has its URL. */
const SAME_MOMENT_MS = 60_000;

/**
 * Returns a new attempt to pay that replaces an ended one. If two windows ask at the same moment, the second gets the
 * first one's attempt, so Stripe creates one page for both.
 */
export async function openAttempt(
  ctx: UserCtx,
  { instead }: { instead: CheckoutAttempt | null },
): Promise<CheckoutAttempt> {
  const companyId = ctx.company.id;
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    await lockBillingAccount(tx, companyId);
    const last = await tx.checkoutAttempt.findFirst({ where: { companyId }, orderBy: { createdAt: 'desc' } });
    const isOver = instead?.sessionId && last?.id === instead.id;
    if (last && !isOver && now.getTime() - last.createdAt.getTime() < SAME_MOMENT_MS) return last;
    const attempt = { id: randomUUID(), companyId, actorId: ctx.actor.userId, createdAt: now };
    await recordEvent(tx, ctx, { action: 'billing.checkout', subject: `company:${companyId}` });
    return tx.checkoutAttempt.create({ data: attempt });
  });
}
