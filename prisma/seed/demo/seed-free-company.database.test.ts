import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { openStripe } from '#/e2e/support/product/open-stripe.ts';
import { entitlement, limitState } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { payForDemo } from '#/prisma/seed/demo/pay-for-demo.ts';
import { seedFreeCompany } from '#/prisma/seed/demo/seed-free-company.ts';
import { freeCompany } from '#/prisma/seed/demo-accounts.mjs';

const now = new Date('2026-11-22T12:00:00Z');
const stripe = openStripe();
beforeAll(() => testDatabase());
afterAll(() => closeDatabase());

it('the free company is near its limit, with an administrator who can sign in', async () => {
  await seedFreeCompany(pool(), { now });
  const administrator = await prisma().user.findUniqueOrThrow({ where: { email: freeCompany.email } });
  expect(administrator.passwordHash).not.toBeNull();
  const { people, taken: seats } = await countSeats(prisma(), administrator.companyId, now);
  expect([people, seats]).toEqual([41, 44]);
  expect(limitState(seats, 50)).toBe('near');
  const users = await prisma().user.findMany({ where: { companyId: administrator.companyId } });
  expect(new Set(users.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(41);
});

it('the free company is next to one that has paid at the stand-in', async () => {
  const { id: companyId } = await buildCompany(prisma());
  expect(await payForDemo(pool(), { companyId, now })).toBe(true);
  const account = await prisma().billingAccount.findUniqueOrThrow({ where: { companyId } });
  expect(entitlement(account, now)).toMatchObject({ plan: 'unlimited_yearly', state: 'active' });
  const { body } = await stripe().call('GET', '/v1/subscriptions', {
    customer: account.customerId ?? '',
    status: 'all',
  });
  expect(body.data).toMatchObject([{ id: account.subscriptionId, status: 'active' }]);
});
