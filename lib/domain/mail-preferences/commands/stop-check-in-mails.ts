import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import { OTHER_REASON_ID, unsubscribeReasons } from '#/lib/domain/mail-preferences/constants.ts';
import { findMailRecipient } from '#/lib/domain/mail-preferences/queries/find-mail-recipient.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

interface Stop {
  /** A reason's id, or the token of the link. */
  id: string;
  token?: string | undefined;
  userId?: string | undefined;
  text: string;
}

/**
 * Ends the check-in mails to the person whom a mailed token names, else to whoever is signed in; a repeat keeps the
 * newest reason. The token is good for ever and for nothing else. Throws `not_found` for one not made here, of somebody
 * who is gone, and for an unknown reason, and `signed_out` where nobody is named.
 */
export async function stopCheckInMails(ctx: Ctx, { id, token, userId, text }: Stop): Promise<Record<string, never>> {
  const reason = unsubscribeReasons.find((known) => String(known.id) === id);
  const named = token ?? userId ?? (reason ? undefined : id);
  if (!reason && named !== id) throw notFound();
  await ctx.db.$transaction(async (tx) => {
    const recipient = named === undefined ? recipientOf(ctx) : await findMailRecipient(tx, named);
    if (!recipient) throw notFound();
    const said = { reasonId: reason?.id ?? OTHER_REASON_ID, text: text || null };
    await tx.mailOptOut.upsert({
      where: { userId: recipient.userId },
      create: { ...recipient, createdAt: ctx.clock.now(), ...said },
      update: said,
    });
    await recordAct(tx, ctx, {
      action: 'check-in-mails.stop',
      subject: `user:${recipient.userId}`,
      companyId: recipient.companyId,
      actorId: recipient.userId,
      details: { reasonId: said.reasonId },
    });
  });
  return {};
}

function recipientOf(ctx: Ctx & Partial<Pick<UserCtx, 'company'>>): { userId: number; companyId: number } {
  const { actor, company } = ctx;
  if (actor.kind !== 'user' || !company)
    throw new Problem('signed_out', message('mail-preferences.answers.nobodyNamed'));
  return { userId: actor.userId, companyId: company.id };
}
