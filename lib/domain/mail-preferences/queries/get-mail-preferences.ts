import type { UserCtx } from '#/lib/platform/context.ts';

/** Which mails the signed-in person gets beside those about the account. */
export async function getMailPreferences(ctx: UserCtx): Promise<{ checkInMails: boolean }> {
  const stopped = await ctx.db.mailOptOut.findFirst({
    where: { userId: ctx.actor.userId, companyId: ctx.company.id },
    select: { userId: true },
  });
  return { checkInMails: stopped === null };
}
