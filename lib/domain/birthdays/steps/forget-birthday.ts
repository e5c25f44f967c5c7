import { wordBirthday } from '#/lib/domain/birthdays/present.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Forgotten {
  companyId: number;
  firstName: string;
  lastName: string;
}

/** Deletes the notices by which others were told of somebody's birthday. */
export async function forgetBirthday(tx: Transaction, { companyId, ...name }: Forgotten): Promise<void> {
  await tx.notification.deleteMany({ where: { companyId, icon: 'cake', message: wordBirthday(name).message } });
}
