import { takeSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { claimInvitations } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { presentSubject } from '#/lib/domain/invitations/invitations.present.ts';
import { invitationEnd } from '#/lib/domain/invitations/invite/store-invitations.ts';
import type { Places } from '#/lib/domain/invitations/positions/place.service.ts';
import { sendRenewedInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Resends an email address's invitations to these places in the caller's name, or sends them to the corrected address.
 * Each keeps its id and gets a new link and expiry; earlier links end. Throws what `claimInvitations` throws, and for
 * an expired one what `takeSeats` throws.
 */
export async function renewInvitations(
  tx: Transaction,
  ctx: UserCtx,
  places: Places,
  { email, newEmail = email }: { email: string; newEmail?: string },
): Promise<void> {
  const now = ctx.clock.now();
  const invitedById = ctx.actor.userId;
  const open = { acceptedAt: null, revokedAt: null };
  for (const { id, expiresAt, companyId, kind, departmentId, teamId } of await claimInvitations(
    tx,
    ctx,
    places,
    email,
  )) {
    const place = { companyId, kind, departmentId, teamId };
    if (expiresAt <= now) await takeSeats(tx, ctx, { companyId, places: [place], emails: [newEmail], invitedById });
    // An expired invitation of the corrected email address may still be stored.
    await tx.invitation.updateMany({
      where: { ...place, ...open, email: newEmail, id: { not: id } },
      data: { revokedAt: now },
    });
    const [renewed] = await tx.invitation.updateManyAndReturn({
      where: { id, ...open },
      data: {
        email: newEmail,
        version: { increment: 1 },
        invitedById,
        resentAt: now,
        expiresAt: invitationEnd(now),
        // A sign-up by share link would end with that link; from now on, it's a personal invitation.
        linkVersion: null,
        mailRefusedAt: null,
      },
    });
    if (!renewed) continue;
    await enqueue(tx, sendRenewedInvitationMail, { invitationId: id, version: renewed.version });
    const subject = presentSubject(place);
    if (newEmail === email) {
      await recordEvent(tx, ctx, { action: 'invitation.resend', subject, details: { kind, invitations: 1 } });
      continue;
    }
    const data = { companyId, invitationId: id, email, newEmail };
    const { id: correction } = await tx.addressCorrection.create({ data });
    await recordEvent(tx, ctx, { action: 'invitation.correct', subject, details: { kind, correction } });
  }
}
