import type { User } from '#/generated/prisma/client.ts';
import { accountMailLimit } from '#/lib/domain/accounts/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { takeShare } from '#/lib/platform/rate-limit.ts';

type Answer = (tx: Transaction, user: User) => Promise<void>;

/** Unknown and blocked people get no mail, and nobody gets more than the limit, from however many networks. */
export async function answerMailRequest(ctx: Ctx, email: string, answer: Answer): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email } });
  if (!user || user.blockedAt || !(await takeShare(accountMailLimit, String(user.id)))) return;
  await ctx.db.$transaction((tx) => answer(tx, user));
}
