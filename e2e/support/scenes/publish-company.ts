import { pool } from '#/lib/platform/db.ts';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';
import { publishHistory } from '#/prisma/seed/publish-history.ts';

/** Publishes a company's answers up to an instant, night by night. Call it once per company. */
export async function publishCompany(companyId: number, now = new Date()): Promise<void> {
  const client = await pool().connect();
  try {
    await inTransaction(client, () => publishHistory(client, { companyId, now }));
  } finally {
    client.release();
  }
}
