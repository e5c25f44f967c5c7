import type { MailedTokenKind } from '#/generated/prisma/enums.ts';
import { lifeHours } from '#/lib/domain/accounts/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Makes a link of this kind for a person and revokes the older ones; returns the row's id, from which its token
 * follows.
 */
export async function createMailedToken(
  tx: Transaction,
  kind: MailedTokenKind,
  userId: number,
  now: Date,
): Promise<number> {
  // One after the other, so that of two made at once one revokes the other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mailed-token/${userId}`}, 0))`;
  await tx.mailedToken.updateMany({ where: { userId, kind, usedAt: null }, data: { usedAt: now } });
  const hours = kind === 'set_password' ? lifeHours.setPassword : lifeHours.resetPassword;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const { id } = await tx.mailedToken.create({ data: { kind, userId, createdAt: now, expiresAt } });
  return id;
}
