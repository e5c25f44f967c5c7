import type { User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Returns the account of an address, or null, and locks it until the transaction ends: registrations of one address
 * happen one after the other, whether it has an account or not, and confirming it comes before or after.
 */
export async function lockRegistration(tx: Transaction, email: string): Promise<User | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`;
  await tx.$queryRaw`SELECT id FROM users WHERE email = ${email} FOR UPDATE`;
  return tx.user.findUnique({ where: { email } });
}
