import type * as z from 'zod';
import { deletionMail, deletionReceiptMail } from '#/lib/domain/companies/deletion/deletion.email.ts';
import type { sendDeletionMail, sendDeletionReceipt } from '#/lib/domain/companies/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';

/** Returns a company's administrators who can sign in, with what their emails need, the longest-serving first. */
export function listReaders(tx: Transaction, companyId: number) {
  return tx.user.findMany({
    where: { companyId, administrator: { isNot: null }, blockedAt: null, confirmedAt: { not: null } },
    include: { company: true },
    orderBy: { id: 'asc' },
  });
}

/** Emails an administrator that the company will be deleted, unless it's now kept or they no longer are one. */
export async function mailDeletion(
  { db }: Pick<Ctx, 'db'>,
  { companyId, userId, kind }: z.output<typeof sendDeletionMail.payload>,
): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, include: { company: true, administrator: true } });
  if (!user?.administrator || user.blockedAt || user.companyId !== companyId) return;
  const { name: companyName, deletesAt } = user.company;
  if (!deletesAt) return;
  const { firstName, lastName, email: address, timeZone } = user;
  await sendMail({
    to: { name: `${firstName} ${lastName}`, address },
    messageKey: `company-deletion.${userId}.${kind}.${deletesAt.getTime()}`,
    ...deletionMail({ kind, locale: localeOf(user), firstName, companyName, deletesAt, timeZone }),
  });
}

/** Emails a former administrator that the company has been deleted, at the address that only the job still has. */
export async function mailDeletionReceipt(
  _ctx: Ctx,
  { erasedId, number, company, address, locale }: z.output<typeof sendDeletionReceipt.payload>,
): Promise<void> {
  await sendMail({
    to: { name: '', address },
    messageKey: `company-receipt.${erasedId}.${number}`,
    ...deletionReceiptMail({ locale, companyName: company }),
  });
}
