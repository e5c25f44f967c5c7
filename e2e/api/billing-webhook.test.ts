import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { waitingIn } from '#/e2e/support/product/queue.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { startStripe, type TestStripe } from '#/e2e/support/product/stripe.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { syncBilling } from '#/lib/domain/billing/queues.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/feature-files.ts';

let stripe: TestStripe;
let server: TestServer;
let world: World;

beforeAll(async () => {
  await testDatabase();
  stripe = await startStripe();
  Object.assign(process.env, stripe.settings);
  await loadQueues();
  await startJobs({ work: false });
  server = await startServer(stripe.settings);
  await stripe.control('product', { address: server.url, host: new URL(server.url).host });
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await stripe.stop();
  await stopJobs();
  await closeDatabase();
});
beforeEach(async () => {
  world = await buildWorld();
  await pool().query('DELETE FROM pgboss.job WHERE name = $1', [syncBilling.name]);
});

const companyId = () => world.own.company.id;
const account = () => prisma().billingAccount.findUniqueOrThrow({ where: { companyId: companyId() } });

/** Sends a body to the webhook, signed as the options say. */
function post(body: string, { secondsAgo = 0, secret = stripe.settings.STRIPE_WEBHOOK_SECRET, signature = '' } = {}) {
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  const validSignature = `t=${at},v1=${createHmac('sha256', secret ?? '')
    .update(`${at}.${body}`)
    .digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature || validSignature };
  return server.call('/api/stripe/webhook', { method: 'POST', headers, body });
}

const event = (more: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'invoice.paid',
  created: 1_795_000_000,
  livemode: false,
  data: { object: { object: 'invoice', customer: 'cus_somebody' } },
  ...more,
});

/** Pays as an administrator of the own company. Returns the customer at Stripe. */
async function pay(): Promise<string> {
  const headers = await asProgram(world.own.persons.Administrator);
  const answer = await server.call('/api/stripe/create-checkout-session', { method: 'POST', headers, body: {} });
  await stripe.control('pay', { session: (answer.json as { sessionId: string }).sessionId });
  return (await account()).customerId ?? '';
}

describe('a request that Stripe didn’t sign recently, or that isn’t an event,', () => {
  const body = JSON.stringify(event());
  it.each([
    ['another secret', () => post(body, { secret: 'whsec_another' })],
    ['400 seconds ago', () => post(body, { secondsAgo: 400 })],
    ['an hour ahead', () => post(body, { secondsAgo: -3600 })],
    ['no signature', () => server.call('/api/stripe/webhook', { method: 'POST', body })],
    ['an empty signature', () => post(body, { signature: 't=,v1=' })],
    ['other bytes', async () => post(`${body} `, { signature: signatureOf(body) })],
    ['no event at all', () => post('null')],
    ['a list', () => post('[]')],
    ['an event without data', () => post(JSON.stringify(event({ data: null })))],
    ['an event without a time', () => post(JSON.stringify(event({ created: 'now' })))],
    ['an event without an id', () => post(JSON.stringify(event({ id: null })))],
    ['the other mode', () => post(JSON.stringify(event({ livemode: true })))],
  ])('is refused: %s', async (_what, send) => {
    expect((await send()).status).toBe(400);
    expect(await prisma().stripeEvent.count()).toBe(0);
  });

  function signatureOf(text: string): string {
    const at = Math.floor(Date.now() / 1000);
    const secret = stripe.settings.STRIPE_WEBHOOK_SECRET ?? '';
    return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;
  }
});

describe('a request that Stripe signed', () => {
  it.each([
    ['odd white space', (value: object) => `${JSON.stringify(value, null, '\t')}\r\n\r\n`],
    ['signs of all the world', (value: object) => JSON.stringify({ ...value, note: '☃ é \u{1F600} "\\"' })],
    ['escapes', (value: object) => JSON.stringify({ ...value, note: 'ü' }).replace('ü', '\\u00fc')],
  ])('is read byte by byte: %s', async (_what, write) => {
    expect(await post(write(event()))).toMatchObject({ status: 200, json: { received: true } });
  });

  it.each([
    ['an event of no kind known', { type: 'treasury.new_thing' }],
    ['nothing it is about', { data: {} }],
    [
      'of a person unknown here',
      { type: 'customer.deleted', data: { object: { object: 'customer', id: 'cus_none' } } },
    ],
  ])('is accepted and does nothing: %s', async (_what, more) => {
    expect((await post(JSON.stringify(event(more)))).status).toBe(200);
    expect(await waitingIn(syncBilling)).toEqual([]);
  });

  it('requests the subscription once, even if it’s sent a hundred times', async () => {
    await stripe.control('delivery', { dropped: true });
    const customer = await pay();
    const body = JSON.stringify(event({ data: { object: { object: 'invoice', customer } } }));
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await post(body)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await waitingIn(syncBilling)).toEqual([{ companyId: companyId() }]);
    await stripe.control('delivery');
  });

  it('is only used to find the company: another company’s name in it changes nothing', async () => {
    const customer = await pay();
    const { id: foreignId } = world.foreign.company;
    const lie = { object: 'subscription', customer, status: 'canceled', metadata: { companyId: String(foreignId) } };
    const deletion = event({ type: 'customer.subscription.deleted', data: { object: lie } });
    expect((await post(JSON.stringify(deletion))).status).toBe(200);
    await syncAccount(jobCtx(), companyId());
    expect(await account()).toMatchObject({ status: 'active', state: 'active' });
    expect(await prisma().billingAccount.count({ where: { companyId: foreignId } })).toBe(0);
  });

  it('requests sent a hundred times, out of order, late and forged leave what Stripe has stored', async () => {
    const customer = await pay();
    for (const action of ['failPayment', 'payInvoice', 'cancelAtPeriodEnd'])
      await stripe.control('change', { customer, action });
    const again = async (how: object) => new Set((await stripe.control('again', how)).statuses as number[]);
    expect(await again({ times: 20, reversed: true })).toEqual(new Set([200]));
    expect(await again({ signedSecondsAgo: 400 })).toEqual(new Set([400]));
    expect(await again({ signedSecondsAgo: -120 })).toEqual(new Set([400]));
    expect(await again({ forged: true })).toEqual(new Set([400]));
    for (const job of await waitingIn(syncBilling)) await syncAccount(jobCtx(), job.companyId ?? 0);
    expect(await account()).toMatchObject({ status: 'active', state: 'cancels' });
  });
});
