import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openStripe } from '#/e2e/support/product/open-stripe.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company } from '#/generated/prisma/client.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { createCheckoutSession, openAttempt } from '#/lib/domain/billing/checkout/checkout.service.ts';
import { createPortalSession } from '#/lib/domain/billing/checkout/stripe.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const stripe = openStripe();
let company: Company;
let ctx: UserCtx;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  ctx = await userCtx(await buildAdministrator(prisma(), { companyId: company.id }));
});

const checkout = (body: Parameters<typeof createCheckoutSession>[1] = {}) => createCheckoutSession(ctx, body);
const pay = (session: string) => stripe().control('pay', { session });
const foreignId = async () => (await buildCompany(prisma())).id;
const acts = async () => {
  const entries = await prisma().auditEntry.findMany({ where: { companyId: company.id }, orderBy: { id: 'asc' } });
  return entries.map(({ action }) => action);
};

describe('the payment page', () => {
  it('is shared by two windows, and by the next one while it’s open', async () => {
    const [first, second] = await Promise.all([checkout(), checkout()]);
    expect(second).toEqual(first);
    expect(await checkout({ companyId: company.id, priceId: 'price_unlimited_yearly' })).toEqual(first);
    expect(await prisma().checkoutAttempt.count({ where: { companyId: company.id } })).toBe(1);
    expect(await acts()).toEqual(['billing.checkout']);
    await stripe().call('POST', `/v1/checkout/sessions/${first.sessionId}/expire`);
    const anew = await checkout();
    expect(anew.sessionId).not.toBe(first.sessionId);
    expect(new URL(anew.url).origin).toBe(`http://localhost:${new URL(stripe().settings.STRIPE_API_URL ?? '').port}`);
  });

  it('is used again if it was answered after another window had looked', async () => {
    const unanswered = await openAttempt(ctx, { instead: null });
    const answeredAttempt = { ...unanswered, sessionId: 'cs_test_answered' };
    await prisma().checkoutAttempt.update({
      where: { id: unanswered.id },
      data: { sessionId: answeredAttempt.sessionId },
    });
    expect(await openAttempt(ctx, { instead: unanswered })).toEqual(answeredAttempt);
    expect((await openAttempt(ctx, { instead: answeredAttempt })).id).not.toBe(answeredAttempt.id);
  });

  it.each([
    ['the free price', 'price_free', 'The free plan needs no payment.'],
    ['a price of one cent', 'price_cent', 'This price isn’t one of our plans. Reload the page.'],
    ['no price at all', '', 'This price isn’t one of our plans. Reload the page.'],
  ])('is refused for %s', async (_what, priceId, words) => {
    const refused = { code: 'invalid', message: expect.stringContaining(words) };
    await expect(checkout({ priceId })).rejects.toMatchObject(refused);
  });

  it('is refused for another company, and for one that has paid before that is known here', async () => {
    await expect(checkout({ companyId: await foreignId() })).rejects.toMatchObject({ code: 'not_found' });
    await pay((await checkout()).sessionId);
    await expect(checkout()).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('already') });
  });

  it('reports within ten seconds that Stripe doesn’t answer, and works again when it does', async () => {
    await stripe().control('silence', { isSilent: true });
    const startedMs = performance.now();
    await expect(checkout()).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('Stripe') });
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    await stripe().control('silence', { isSilent: false });
    expect((await checkout()).sessionId).toMatch(/^cs_test_/);
  }, 30_000);
});

describe('the management page', () => {
  it('belongs to the company’s own customer, and to no other', async () => {
    await expect(createPortalSession(ctx, {})).rejects.toMatchObject({ code: 'invalid' });
    const { sessionId } = await checkout();
    await pay(sessionId);
    await syncAccount(jobCtx(), company.id);
    const { url } = await createPortalSession(ctx, { sessionId, companyId: company.id });
    expect(await (await fetch(url)).text()).toContain('Unlimited yearly</strong>: active');
    expect(await acts()).toContain('billing.portal');

    const other = await userCtx(await buildAdministrator(prisma(), { companyId: await foreignId() }));
    const refused = { code: 'not_found' };
    await expect(createPortalSession(other, { sessionId })).rejects.toMatchObject(refused);
    await expect(createPortalSession(other, { companyId: company.id })).rejects.toMatchObject(refused);
    await expect(createPortalSession(ctx, { sessionId: 'cs_test_none' })).rejects.toMatchObject(refused);
  });
});
