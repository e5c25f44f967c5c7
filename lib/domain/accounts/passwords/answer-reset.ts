import type { User } from '#/generated/prisma/client.ts';
import { answerMailRequest } from '#/lib/domain/accounts/passwords/answer-mail-request.ts';
import { createMailedToken } from '#/lib/domain/accounts/passwords/create-mailed-token.ts';
import { mailConfirmation } from '#/lib/domain/accounts/passwords/mail-confirmation.ts';
import { sendResetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Mails a reset link; a person who has not confirmed the address gets the confirmation instead. */
export async function answerReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await answerMailRequest(ctx, email, (tx, user) =>
    user.confirmedAt ? mailReset(tx, ctx, user) : mailConfirmation(tx, ctx, user),
  );
}

async function mailReset(tx: Transaction, ctx: Ctx, { id, companyId }: User): Promise<void> {
  const mailedTokenId = await createMailedToken(tx, 'reset_password', id, ctx.clock.now());
  await enqueue(tx, sendResetPasswordMail, { mailedTokenId });
  await recordAct(tx, ctx, { action: 'password.request-reset', subject: `user:${id}`, companyId });
}
