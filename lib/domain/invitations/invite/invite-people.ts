import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { takeSeats } from '#/lib/domain/billing/seats/take-seats.ts';
import { presentSubject } from '#/lib/domain/invitations/invitations.present.ts';
import { type InvitedPerson, storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Invites people to one place in the caller's name: a mail each, which is sent when the transaction commits. Throws as
 * `takeSeats` does where the plan has no seat left.
 */
export async function invitePeople(
  tx: Transaction,
  ctx: UserCtx,
  place: Place,
  people: readonly InvitedPerson[],
  { keepPrevious }: { keepPrevious?: boolean | undefined } = {},
): Promise<void> {
  const sender = { invitedById: ctx.actor.userId, now: ctx.clock.now() };
  const emails = people.map(({ email }) => email);
  const { companyId } = place;
  await takeSeats(tx, ctx, { companyId, places: [place], emails, invitedById: sender.invitedById });
  const invitations = await storeInvitations(tx, [{ place, people, keepPrevious }], sender);
  if (invitations.length === 0) return;
  await enqueue(tx, sendInvitationMail, ...invitations.map(({ id, version }) => ({ invitationId: id, version })));
  await recordAct(tx, ctx, {
    action: 'invitation.create',
    subject: presentSubject(place),
    details: { kind: place.kind, invitations: invitations.length },
  });
}
