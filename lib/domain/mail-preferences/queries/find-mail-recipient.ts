import { unsubscribeTokenPrefix } from '#/lib/domain/mail-preferences/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

/** Returns the person whom the token of an unsubscribe link names; null for one not made here, or of someone who is gone. */
export async function findMailRecipient(
  db: Transaction,
  token: string,
): Promise<{ userId: number; companyId: number } | null> {
  const userId = readMailedToken(unsubscribeTokenPrefix, token);
  if (userId === null) return null;
  const person = await db.user.findFirst({ where: { id: userId, blockedAt: null }, select: { companyId: true } });
  return person && { userId, companyId: person.companyId };
}
