import type { MailedTokenKind } from '#/generated/prisma/enums.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Spends a mailed link and returns whose it was, or null when it is over; of parallel calls exactly one wins. The link
 * to a first password is for people who have not confirmed yet, every other for those who have.
 */
export async function spendMailedToken(
  tx: Transaction,
  { id, kind }: { id: number; kind: MailedTokenKind },
  now: Date,
): Promise<number | null> {
  const confirmedAt = kind === 'set_password' ? null : { not: null };
  const spent = await tx.mailedToken.updateManyAndReturn({
    where: { id, kind, usedAt: null, expiresAt: { gt: now }, user: { confirmedAt, blockedAt: null } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return spent[0]?.userId ?? null;
}
