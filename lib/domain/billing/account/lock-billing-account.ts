import type { BillingAccount } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Returns a company's billing account, created where there is none, and locks it until the transaction ends: counting
 * seats and changing the plan wait. Lock it after places, and behind it nothing but new rows.
 */
export async function lockBillingAccount(tx: Transaction, companyId: number): Promise<BillingAccount> {
  await tx.$executeRaw`INSERT INTO billing_accounts (company_id) VALUES (${companyId}) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT company_id FROM billing_accounts WHERE company_id = ${companyId} FOR UPDATE`;
  return tx.billingAccount.findUniqueOrThrow({ where: { companyId } });
}
