import type * as z from 'zod';
import { erasureReceiptMail } from '#/lib/domain/privacy/leavers/erasure-receipt.email.ts';
import type { sendErasureReceipt } from '#/lib/domain/privacy/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';

/** Tells an erased person what was deleted and what stays, at the email address that only the job still has. */
export async function mailErasureReceipt(
  { db }: Pick<Ctx, 'db'>,
  { companyId, userId, address, locale }: z.output<typeof sendErasureReceipt.payload>,
): Promise<void> {
  const company = await db.company.findUnique({ where: { id: companyId }, select: { name: true } });
  if (!company) return;
  await sendMail({
    to: { name: '', address },
    messageKey: `erasure.${userId}`,
    ...erasureReceiptMail({ locale, companyName: company.name }),
  });
}
