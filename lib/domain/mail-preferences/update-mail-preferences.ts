import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { type MailKind, mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { getMailPreferences } from '#/lib/domain/mail-preferences/get-mail-preferences.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface PreferenceChange {
  checkInMails?: boolean | undefined;
  briefMails?: boolean | undefined;
}

/**
 * Turns mails to the signed-in person off, or on again, and returns the new preferences. Turning them on deletes the
 * reason given on unsubscribing.
 */
export async function updateMailPreferences(ctx: UserCtx, { checkInMails, briefMails }: PreferenceChange) {
  await ctx.db.$transaction(async (tx) => {
    await change(tx, ctx, { kind: 'check-ins', isWanted: checkInMails });
    await change(tx, ctx, { kind: 'brief', isWanted: briefMails });
  });
  return getMailPreferences(ctx);
}

async function change(
  tx: Transaction,
  ctx: UserCtx,
  { kind, isWanted }: { kind: MailKind; isWanted: boolean | undefined },
): Promise<void> {
  if (isWanted === undefined) return;
  const own = { userId: ctx.actor.userId, companyId: ctx.company.id, kind };
  const { count } = isWanted
    ? await tx.mailOptOut.deleteMany({ where: own })
    : await tx.mailOptOut.createMany({ data: { ...own, createdAt: ctx.clock.now() }, skipDuplicates: true });
  if (count > 0)
    await recordAct(tx, ctx, { action: mailKinds[kind][isWanted ? 'resume' : 'stop'], subject: `user:${own.userId}` });
}
