import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { startStripe, type TestStripe } from '#/e2e/support/product/stripe.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

let stripe: TestStripe;
let server: TestServer;
let world: World;

beforeAll(async () => {
  await testDatabase();
  stripe = await startStripe();
  server = await startServer(stripe.settings);
  world = await buildWorld();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await stripe.stop();
  await closeDatabase();
});

const as = async (role: RoleName, path: string, body?: object) => {
  const headers = { ...(await asProgram(world.own.persons[role])), role };
  const { status, json } = await server.call(`/api/stripe/${path}`, {
    headers,
    ...(body ? { method: 'POST', body } : {}),
  });
  return { status, json: json as Record<string, unknown> };
};

/** A program that only knows the specification: its fields, numbers as texts, and unnecessary fields. */
describe('a program of the company', () => {
  it('learns what there is to pay for', async () => {
    const { json } = await as('Administrator', 'setup');
    expect(json).toEqual({
      companyId: world.own.company.id,
      freePriceId: 'price_free',
      publishableKey: stripe.settings.STRIPE_PUBLISHABLE_KEY,
      subscribed: false,
      unlimitedYearlyPriceId: 'price_unlimited_yearly',
    });
  });

  it.each(['Administrator', 'Department Leader', 'Team Leader', 'Member'] as const)(
    'learns as %s the state of the plan',
    async (role) => {
      expect((await as(role, 'check-payment')).json).toEqual({
        alertData: null,
        hasTeams: true,
        maxPlanUserCount: 50,
        member: role === 'Member',
        subscribed: false,
        userCount: 5,
      });
    },
  );

  it('pays one flat price, whatever it asks for, and can post back what it was sent', async () => {
    const { json: setup } = await as('Administrator', 'setup');
    const request = { ...setup, priceId: setup.unlimitedYearlyPriceId, companyId: String(world.own.company.id) };
    const pages = [];
    for (const quantity of [1, -1, '500'])
      pages.push(await as('Administrator', 'create-checkout-session', { ...request, quantity }));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(pages.map(({ json }) => json.sessionId)).size).toBe(1);
    const { sessionId } = pages[0]?.json ?? {};
    await stripe.control('pay', { session: sessionId });
    expect((await as('Administrator', 'refresh', {})).json).toMatchObject({
      plan: 'unlimited_yearly',
      price: '€1,188',
    });
    const { customerId } = await prisma().billingAccount.findUniqueOrThrow({
      where: { companyId: world.own.company.id },
    });
    const { body } = await stripe.call('GET', '/v1/subscriptions', { customer: customerId ?? '', status: 'all' });
    expect(body.data).toMatchObject([{ items: { data: [{ quantity: 1, price: { id: 'price_unlimited_yearly' } }] } }]);
    const portal = await as('Administrator', 'customer-portal', { sessionId, companyId: world.own.company.id });
    expect(portal.json.url).toMatch(/^http:\/\/localhost:\d+\/portal\/bps_/);
    expect((await as('Administrator', 'check-payment')).json).toMatchObject({
      maxPlanUserCount: null,
      subscribed: true,
    });
  });
});

describe('a person who may not manage the plan', () => {
  it.each(['Department Leader', 'Team Leader', 'Member'] as const)('can’t pay or manage as %s', async (role) => {
    for (const path of ['create-checkout-session', 'customer-portal', 'refresh'])
      expect((await as(role, path, {})).status).toBe(403);
    for (const path of ['setup', 'plan']) expect((await as(role, path)).status).toBe(403);
  });

  it('doesn’t see a failed payment', async () => {
    const { customerId } = await prisma().billingAccount.findUniqueOrThrow({
      where: { companyId: world.own.company.id },
    });
    await stripe.control('change', { customer: customerId, action: 'failPayment' });
    await as('Administrator', 'refresh', {});
    expect((await as('Administrator', 'check-payment')).json.alertData).toMatchObject({ kind: 'past_due' });
    for (const role of ['Department Leader', 'Team Leader', 'Member'] as const)
      expect((await as(role, 'check-payment')).json.alertData).toBeNull();
  });
});
