import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripe, type TestStripe } from '#/e2e/support/product/stripe.ts';

let stripe: TestStripe;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());

const customer = async () => String((await stripe.call('POST', '/v1/customers')).body.id);
const toPay = async (more: Record<string, string> = {}) => ({
  mode: 'subscription',
  customer: await customer(),
  'line_items[0][price]': 'price_unlimited_yearly',
  'line_items[0][quantity]': '1',
  success_url: 'http://localhost/back',
  ...more,
});

describe('the stand-in for Stripe', () => {
  it('works with the library that the product uses, in its pinned version', async () => {
    const { port = '' } = URL.parse(stripe.settings.STRIPE_API_URL ?? '') ?? {};
    const options = { host: '127.0.0.1', port, protocol: 'http', telemetry: false } as const;
    const client = new Stripe(stripe.settings.STRIPE_SECRET_KEY ?? '', options);
    const { id } = await client.customers.create({ metadata: { companyId: '7' } });
    expect(await client.customers.retrieve(id)).toMatchObject({ metadata: { companyId: '7' } });
    expect((await client.prices.retrieve('price_unlimited_yearly')).unit_amount).toBe(118_800);
    await expect(client.prices.retrieve('price_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it.each([
    ['another key', 'GET', '/v1/prices/price_free', {}, { authorization: 'Bearer sk_test_another' }, 401],
    ['another version', 'GET', '/v1/prices/price_free', {}, { 'stripe-version': '2025-01-27.acacia' }, 400],
    ['an unknown path', 'GET', '/v1/charges', {}, {}, 404],
    ['an unknown parameter', 'POST', '/v1/customers', { companyId: '7' }, {}, 400],
    ['a parameter of the wrong kind', 'GET', '/v1/subscriptions', { limit: '1000' }, {}, 400],
    ['a thing that is not there', 'GET', '/v1/customers/cus_none', {}, {}, 404],
    ['a portal for no one', 'POST', '/v1/billing_portal/sessions', {}, {}, 400],
  ])('refuses %s', async (_what, method, path, form, headers, status) => {
    const refused = await stripe.call(method, path, form, headers);
    expect(refused).toMatchObject({ status, body: { error: { type: 'invalid_request_error' } } });
  });

  it.each([
    ['an old name of the page', { ui_mode: 'hosted' }],
    ['more than one', { 'line_items[0][quantity]': '2' }],
    ['a price that is not there', { 'line_items[0][price]': 'price_none' }],
    ['a page that is open for ever', { expires_at: '4102444800' }],
    ['another mode', { mode: 'payment' }],
  ])('opens no page for %s', async (_what, more) => {
    expect((await stripe.call('POST', '/v1/checkout/sessions', await toPay(more))).status).toBe(400);
  });

  it('returns the same for the same key, and refuses the key for anything else', async () => {
    const key = { 'idempotency-key': 'company-7' };
    const first = await stripe.call('POST', '/v1/customers', { 'metadata[companyId]': '7' }, key);
    expect(await stripe.call('POST', '/v1/customers', { 'metadata[companyId]': '7' }, key)).toEqual(first);
    const other = await stripe.call('POST', '/v1/customers', { 'metadata[companyId]': '8' }, key);
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('has a subscription once its page is paid, and not with a declined card', async () => {
    const form = await toPay();
    const { body } = await stripe.call('POST', '/v1/checkout/sessions', form);
    const list = () => stripe.call('GET', '/v1/subscriptions', { customer: form.customer, status: 'all' });
    const press = (button: string) => fetch(`${String(body.url)}/${button}`, { method: 'POST', redirect: 'manual' });
    expect(await (await press('decline')).text()).toContain('Your card was declined.');
    expect((await list()).body.data).toEqual([]);
    expect((await press('pay')).headers.get('location')).toBe('http://localhost/back');
    await press('pay');
    expect((await list()).body.data).toMatchObject([{ status: 'active', cancel_at: null }]);
  });

  it('lets no other site’s script press its buttons', async () => {
    const { body } = await stripe.call('POST', '/v1/checkout/sessions', await toPay());
    const foreign = { method: 'POST', headers: { origin: 'http://elsewhere.example' } };
    expect((await fetch(`${String(body.url)}/pay`, foreign)).status).toBe(403);
  });
});
