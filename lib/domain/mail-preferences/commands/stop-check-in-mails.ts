import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { findMailRecipient } from '#/lib/domain/mail-preferences/queries/find-mail-recipient.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Ends the check-in mails to the person a mailed token names; a repeat keeps the newest reason. The token is good for
 * ever and for nothing else. Throws `not_found` for one not made here, or of somebody who is gone.
 */
export async function stopCheckInMails(
  ctx: Ctx,
  { reasonId, token, text }: { reasonId: number; token: string; text: string },
): Promise<Record<string, never>> {
  await ctx.db.$transaction(async (tx) => {
    const recipient = await findMailRecipient(tx, token);
    if (!recipient) throw notFound();
    const { userId, companyId } = recipient;
    const said = { reasonId, text: text || null };
    await tx.mailOptOut.upsert({
      where: { userId },
      create: { userId, companyId, createdAt: ctx.clock.now(), ...said },
      update: said,
    });
    await recordAudit(tx, ctx, {
      action: 'check-in-mails.stop',
      subject: `user:${userId}`,
      companyId,
      actorId: userId,
      details: { reasonId },
    });
  });
  return {};
}
