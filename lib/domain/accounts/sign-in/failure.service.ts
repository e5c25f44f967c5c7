import { failuresMailLimit, notARobot } from '#/lib/domain/accounts/constants.ts';
import { sendSignInFailuresMail } from '#/lib/domain/accounts/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { takeShare } from '#/lib/platform/rate-limit.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/** Uses up a captcha pass. Throws `refusal` if it is missing, used, expired or invented. */
export async function consumeCaptchaPass(
  tx: Transaction,
  pass: string | undefined,
  now: Date,
  refusal = invalid(notARobot),
): Promise<void> {
  if (!pass) throw refusal;
  const { count } = await tx.captchaPass.updateMany({
    where: { tokenHash: hashSecret(pass), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) throw refusal;
}

/** Tells the owner of an email address that many sign-ins failed, at most once a day, and only if they can sign in. */
export async function tellOfFailures(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email } });
  if (!user?.confirmedAt || user.blockedAt || !(await takeShare(failuresMailLimit, String(user.id)))) return;
  await enqueue(ctx.db, sendSignInFailuresMail, { userId: user.id });
}
