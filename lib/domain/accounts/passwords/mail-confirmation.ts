import type { User } from '#/generated/prisma/client.ts';
import { createMailedToken } from '#/lib/domain/accounts/passwords/create-mailed-token.ts';
import { sendReconfirmMail } from '#/lib/domain/accounts/queues.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Mails the link that confirms an address again. */
export async function mailConfirmation(tx: Transaction, ctx: Ctx, { id, companyId }: User): Promise<void> {
  const mailedTokenId = await createMailedToken(tx, 'set_password', id, ctx.clock.now());
  await enqueue(tx, sendReconfirmMail, { mailedTokenId });
  await recordAct(tx, ctx, { action: 'user.request-confirmation', subject: `user:${id}`, companyId });
}
