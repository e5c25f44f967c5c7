import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { mailKinds, OTHER_REASON_ID, unsubscribeReasons } from '#/lib/domain/mail-preferences/constants.ts';
import {
  findMailOptOut,
  findMailRecipient,
  type MailRecipient,
} from '#/lib/domain/mail-preferences/mail-preference.service.ts';
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
 * Ends the emails of a token's kind to its person, or the check-in emails to the signed-in person; a repeat keeps the
 * newest reason. A token never expires and does nothing else. Throws `not_found` for an unknown reason, for an unknown
 * token and if its person has left, and `signed_out` without token and session.
 */
export async function stopMails(ctx: Ctx, { id, token, userId, text }: Stop): Promise<Record<string, never>> {
  const reason = unsubscribeReasons.find((option) => String(option.id) === id);
  const linkToken = token ?? userId ?? (reason ? undefined : id);
  if (!reason && linkToken !== id) throw notFound();
  await ctx.db.$transaction(async (tx) => {
    const recipient = linkToken === undefined ? recipientOf(ctx) : await findMailRecipient(tx, linkToken);
    if (!recipient) throw notFound();
    const { userId: personId, kind } = recipient;
    const stopped = await findMailOptOut(tx, recipient);
    // Pressing the button again, or after sending the form, changes nothing.
    if (stopped && !reason && !text) return;
    const said = { reasonId: reason?.id ?? OTHER_REASON_ID, text: text || null };
    await tx.mailOptOut.upsert({
      where: { userId_kind: { userId: personId, kind } },
      create: { ...recipient, createdAt: ctx.clock.now(), ...said },
      update: said,
    });
    await recordEvent(tx, ctx, {
      action: mailKinds[kind].stop,
      subject: `user:${personId}`,
      companyId: recipient.companyId,
      actorId: personId,
      details: { reasonId: said.reasonId },
    });
  });
  return {};
}

function recipientOf(ctx: Ctx & Partial<Pick<UserCtx, 'company'>>): MailRecipient {
  const { actor, company } = ctx;
  if (actor.kind !== 'user' || !company)
    throw new Problem('signed_out', message('mail-preferences.answers.nobodyNamed'));
  return { userId: actor.userId, companyId: company.id, kind: 'check-ins' };
}
