import type { MailOptOut } from '#/generated/prisma/client.ts';
import type { MailRecipient } from '#/lib/domain/mail-preferences/find-mail-recipient.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Returns a person's refusal of the mails of a kind; null while they get them. */
export async function findMailOptOut(db: Transaction, { userId, kind }: MailRecipient): Promise<MailOptOut | null> {
  return db.mailOptOut.findUnique({ where: { userId_kind: { userId, kind } } });
}
