import { failuresMailLimit } from '#/lib/domain/accounts/constants.ts';
import { sendSignInFailuresMail } from '#/lib/domain/accounts/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { takeShare } from '#/lib/platform/rate-limit.ts';

/** Tells the owner of the address that many sign-ins failed; nobody who cannot sign in, and nobody twice a day. */
export async function tellOfFailures(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email } });
  if (!user?.confirmedAt || user.blockedAt || !(await takeShare(failuresMailLimit, String(user.id)))) return;
  await enqueue(ctx.db, sendSignInFailuresMail, { userId: user.id });
}
