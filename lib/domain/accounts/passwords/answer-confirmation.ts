import { answerMailRequest } from '#/lib/domain/accounts/passwords/answer-mail-request.ts';
import { mailConfirmation } from '#/lib/domain/accounts/passwords/mail-confirmation.ts';
import { sendAccountExistsMail } from '#/lib/domain/accounts/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Mails the confirmation again; a person who has confirmed the address is asked to sign in. */
export async function answerConfirmation(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await answerMailRequest(ctx, email, (tx, user) =>
    user.confirmedAt ? enqueue(tx, sendAccountExistsMail, { userId: user.id }) : mailConfirmation(tx, ctx, user),
  );
}
