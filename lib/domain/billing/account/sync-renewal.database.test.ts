import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openStripe } from '#/e2e/support/product/open-stripe.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { cancelSubscriptions, syncRenewal } from '#/lib/domain/billing/account/stripe-subscription.service.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { createCheckoutSession } from '#/lib/domain/billing/checkout/checkout.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { stripe as client } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const stripe = openStripe();
openQueue();

let company: Company;
let administrator: User;

beforeEach(async () => {
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
});

const checkout = async () => createCheckoutSession(await userCtx(administrator), {});
const customer = async () =>
  (await prisma().billingAccount.findUniqueOrThrow({ where: { companyId: company.id } })).customerId ?? '';
const sync = () => syncRenewal(jobCtx(), company.id);
const set = (deletesAt: Date | null) => prisma().company.update({ where: { id: company.id }, data: { deletesAt } });
async function subscription(): Promise<Stripe.Subscription | undefined> {
  const { data } = await (await client()).subscriptions.list({ customer: await customer(), status: 'all' });
  return data[0];
}
async function subscribe(): Promise<void> {
  const { sessionId } = await checkout();
  await stripe().control('pay', { session: sessionId });
  await syncAccount(jobCtx(), company.id);
}

describe('a company that waits to be deleted', () => {
  it('renews nothing, and renews again once it’s kept', async () => {
    await subscribe();
    await set(new Date());
    await sync();
    await sync();
    expect(await subscription()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await set(null);
    await sync();
    expect(await subscription()).toMatchObject({ status: 'active', cancel_at_period_end: false, cancel_at: null });
    await stripe().control('change', { customer: await customer(), action: 'cancelAtPeriodEnd' });
    await sync();
    expect(await subscription()).toMatchObject({ cancel_at_period_end: true });
  });

  it('stays cancelled once it’s kept if it was cancelled before', async () => {
    await subscribe();
    await stripe().control('change', { customer: await customer(), action: 'cancelAtPeriodEnd' });
    await set(new Date());
    await sync();
    await set(null);
    await sync();
    expect(await subscription()).toMatchObject({ cancel_at_period_end: true });
  });

  it('can’t pay, and its open payment page closes', async () => {
    const { sessionId } = await checkout();
    await set(new Date());
    await expect(checkout()).rejects.toMatchObject({
      code: 'invalid',
      said: { message: message('billing.answers.companyEnds') },
    });
    await sync();
    await sync();
    expect((await (await client()).checkout.sessions.retrieve(sessionId)).status).toBe('expired');
  });

  it('isn’t a customer if it never paid, and Stripe isn’t asked', async () => {
    await set(new Date());
    await sync();
    expect(await prisma().billingAccount.count({ where: { companyId: company.id } })).toBe(0);
  });
});

describe('deleting a customer', () => {
  it('cancels immediately, and again without an error', async () => {
    await subscribe();
    await cancelSubscriptions(await customer());
    expect(await subscription()).toMatchObject({ status: 'canceled' });
    await cancelSubscriptions(await customer());
    await cancelSubscriptions('cus_unknown');
  });
});
