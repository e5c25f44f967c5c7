import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openStripe } from '#/e2e/support/product/open-stripe.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { sweepBillingAccounts } from '#/lib/domain/billing/account/sweep-billing-accounts.ts';
import { createCheckoutSession } from '#/lib/domain/billing/checkout/checkout.service.ts';
import { sendBillingMail } from '#/lib/domain/billing/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const DAY_MS = 24 * 3_600_000;

const stripe = openStripe();
let company: Company;
let administrator: User;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
  const { sessionId } = await createCheckoutSession(await userCtx(administrator), {});
  await stripe().control('pay', { session: sessionId });
});

const account = () => prisma().billingAccount.findUniqueOrThrow({ where: { companyId: company.id } });
const sync = (at?: Date) => syncAccount(jobCtx(at ? { now: at } : {}), company.id);
const change = async (action: string) => stripe().control('change', { customer: (await account()).customerId, action });
const mailed = async () =>
  (await waitingIn(sendBillingMail)).filter(({ companyId }) => companyId === company.id).map(({ kind }) => kind);
const noted = async () => {
  const where = { companyId: company.id, action: 'billing.plan' };
  const entries = await prisma().auditEntry.findMany({ where, orderBy: { id: 'asc' } });
  return entries.map(({ details }) => (details as { state: string }).state);
};

describe('a subscription', () => {
  it('is reported each time it changes, in a notification, an email and the log, however often it’s read', async () => {
    for (const action of [
      null,
      'failPayment',
      'payInvoice',
      'cancelAtPeriodEnd',
      'resume',
      'pause',
      'resume',
      'cancelNow',
    ]) {
      if (action) await change(action);
      await sync();
      await sync();
    }
    const states = ['active', 'past_due', 'active', 'cancels', 'active', 'ended', 'active', 'ended'];
    expect(await noted()).toEqual(states);
    expect(await mailed()).toEqual(states);
    expect(await prisma().notification.count({ where: { companyId: company.id, role: 'Administrator' } })).toBe(8);
  });

  it('has its current state at Stripe, even if events come often, late and out of order', async () => {
    await Promise.all(Array.from({ length: 4 }, () => sync()));
    await change('cancelAtPeriodEnd');
    const mixed = [sync(), sync()];
    await change('resume');
    await Promise.all([...mixed, sync(), sync()]);
    expect(await account()).toMatchObject({ status: 'active', cancelAt: null, state: 'active' });
  });

  it('continues for 21 days after a failed payment, counted from the first news about it', async () => {
    await change('failPayment');
    const first = new Date();
    await sync(first);
    await sync(new Date(first.getTime() + 10 * DAY_MS));
    expect(await account()).toMatchObject({ pastDueSince: first, state: 'past_due' });
    await sync(new Date(first.getTime() + 21 * DAY_MS));
    expect((await account()).state).toBe('ended');
    await change('payInvoice');
    await sync();
    expect(await account()).toMatchObject({ pastDueSince: null, state: 'active' });
  });

  it('that is deleted with its customer lets the company pay again', async () => {
    await sync();
    const { customerId } = await account();
    await stripe().control('delete-customer', { customer: customerId });
    await sync();
    expect(await account()).toMatchObject({ customerId: null, state: 'ended' });
    const { sessionId } = await createCheckoutSession(await userCtx(administrator), {});
    await stripe().control('pay', { session: sessionId });
    await sync();
    expect((await account()).state).toBe('active');
    expect((await account()).customerId).not.toBe(customerId);
  });
});

describe('while Stripe can’t be reached', () => {
  it('the end of a paid year changes nothing for three days, and it recovers when Stripe is back', async () => {
    await sync();
    const { currentPeriodEnd } = await account();
    const end = currentPeriodEnd?.getTime() ?? 0;
    await stripe().control('silence', { isSilent: true });
    for (const hours of [-1, 1, 24, 48, 71]) {
      const ctx = jobCtx({ now: new Date(end + hours * 3_600_000) });
      await sweepBillingAccounts(ctx);
      expect((await account()).state).toBe('active');
    }
    await expect(sync()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await stripe().control('silence', { isSilent: false });
    await sync(new Date(end + 71 * 3_600_000));
    expect(await mailed()).toEqual(['active']);
    await sweepBillingAccounts(jobCtx({ now: new Date(end + 72 * 3_600_000) }));
    expect((await account()).state).toBe('ended');
  }, 30_000);
});
