import { type MailKind, mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

export interface MailRecipient {
  userId: number;
  companyId: number;
  kind: MailKind;
}

/**
 * Returns the person whom the token of an unsubscribe link names and which mails it ends; null for a token that was not
 * made here or whose person is gone.
 */
export async function findMailRecipient(db: Transaction, token: string): Promise<MailRecipient | null> {
  for (const kind of Object.keys(mailKinds) as MailKind[]) {
    const userId = readMailedToken(mailKinds[kind].tokenPrefix, token);
    if (userId === null) continue;
    const person = await db.user.findFirst({ where: { id: userId, blockedAt: null }, select: { companyId: true } });
    return person && { userId, companyId: person.companyId, kind };
  }
  return null;
}
