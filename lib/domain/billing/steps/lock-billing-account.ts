import type { BillingAccount } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Returns a company's billing account, made where there is none, and makes whoever counts its seats or writes about its
 * plan wait until the transaction ends. It comes after places: nothing else is locked behind it but what is new.
 */
export async function lockBillingAccount(tx: Transaction, companyId: number): Promise<BillingAccount> {
  await tx.$executeRaw`INSERT INTO billing_accounts (company_id) VALUES (${companyId}) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT company_id FROM billing_accounts WHERE company_id = ${companyId} FOR UPDATE`;
  return tx.billingAccount.findUniqueOrThrow({ where: { companyId } });
}
