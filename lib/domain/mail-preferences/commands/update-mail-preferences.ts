import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Turns the check-in mails to the signed-in person off, or on again. What was said on unsubscribing goes with it. */
export async function updateMailPreferences(
  ctx: UserCtx,
  { checkInMails }: { checkInMails: boolean },
): Promise<{ checkInMails: boolean }> {
  const { userId } = ctx.actor;
  const companyId = ctx.company.id;
  await ctx.db.$transaction(async (tx) => {
    const { count } = checkInMails
      ? await tx.mailOptOut.deleteMany({ where: { userId, companyId } })
      : await tx.mailOptOut.createMany({
          data: { userId, companyId, createdAt: ctx.clock.now() },
          skipDuplicates: true,
        });
    if (count === 0) return;
    const action = checkInMails ? 'check-in-mails.resume' : 'check-in-mails.stop';
    await recordAct(tx, ctx, { action, subject: `user:${userId}` });
  });
  return { checkInMails };
}
