import type { User } from '#/generated/prisma/client.ts';
import { accountMailLimit } from '#/lib/domain/accounts/constants.ts';
import { sendAccountExistsMail, sendReconfirmMail, sendResetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { createMailedToken } from '#/lib/domain/accounts/steps/create-mailed-token.ts';
import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { takeShare } from '#/lib/platform/rate-limit.ts';

/** Mails a reset link; somebody who has not confirmed the address yet gets the confirmation instead. */
export async function answerReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await answerRequest(ctx, email, (tx, user) =>
    user.confirmedAt ? mailReset(tx, ctx, user) : mailConfirmation(tx, ctx, user),
  );
}

/** Mails the confirmation again; somebody who has confirmed the address is told to sign in. */
export async function answerConfirmation(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await answerRequest(ctx, email, (tx, user) =>
    user.confirmedAt ? enqueue(tx, sendAccountExistsMail, { userId: user.id }) : mailConfirmation(tx, ctx, user),
  );
}

type Answer = (tx: Transaction, user: User) => Promise<void>;

/** Unknown and blocked people get nothing, and nobody gets more than their share, from however many networks. */
async function answerRequest(ctx: Ctx, email: string, answer: Answer): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email } });
  if (!user || user.blockedAt || !(await takeShare(accountMailLimit, String(user.id)))) return;
  await ctx.db.$transaction((tx) => answer(tx, user));
}

async function mailReset(tx: Transaction, ctx: Ctx, user: User): Promise<void> {
  const mailedTokenId = await createMailedToken(tx, 'reset_password', user.id, ctx.clock.now());
  await enqueue(tx, sendResetPasswordMail, { mailedTokenId });
  await noteRequest(tx, ctx, user, 'password.request-reset');
}

async function mailConfirmation(tx: Transaction, ctx: Ctx, user: User): Promise<void> {
  const mailedTokenId = await createMailedToken(tx, 'set_password', user.id, ctx.clock.now());
  await enqueue(tx, sendReconfirmMail, { mailedTokenId });
  await noteRequest(tx, ctx, user, 'user.request-confirmation');
}

function noteRequest(tx: Transaction, ctx: Ctx, { id, companyId }: User, action: string): Promise<void> {
  return recordAudit(tx, ctx, { action, subject: `user:${id}`, companyId });
}
