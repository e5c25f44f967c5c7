import type Stripe from 'stripe';
import { lockBillingAccount } from '#/lib/domain/billing/account/lock-billing-account.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the company's customer at Stripe, created where there is none: only one, however many calls run at once. */
export async function requireCustomer(client: Stripe, { db, company }: UserCtx): Promise<string> {
  const companyId = company.id;
  const before = await db.$transaction((tx) => lockBillingAccount(tx, companyId));
  if (before.customerId) return before.customerId;
  // After a customer was deleted, its idempotency key would return it again.
  const idempotencyKey = `company-${companyId}-customer-${before.version}`;
  const { id } = await client.customers.create({ metadata: { companyId: String(companyId) } }, { idempotencyKey });
  return db.$transaction(async (tx) => {
    const { customerId } = await lockBillingAccount(tx, companyId);
    if (customerId) return customerId;
    await tx.billingAccount.update({ where: { companyId }, data: { customerId: id } });
    return id;
  });
}
