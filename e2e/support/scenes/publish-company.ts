import { pool } from '#/lib/platform/db.ts';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';
import { publishHistory } from '#/prisma/seed/publish-history.ts';

/** Publishes what a company has answered so far, night by night, as of an instant. Once per company. */
export async function publishCompany(companyId: number, now = new Date()): Promise<void> {
  const client = await pool().connect();
  try {
    await inTransaction(client, () => publishHistory(client, { companyId, now }));
  } finally {
    client.release();
  }
}
