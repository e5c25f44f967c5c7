import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import { presentSubject } from '#/lib/domain/invitations/present.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { type InvitedPerson, storeInvitations } from '#/lib/domain/invitations/steps/store-invitations.ts';
import type { Place } from '#/lib/domain/places/steps/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Invites people to one place in the name of who acts: a mail each, which leaves when the transaction commits. */
export async function invitePeople(
  tx: Transaction,
  ctx: UserCtx,
  place: Place,
  people: readonly InvitedPerson[],
  { keepPrevious, action = 'invitation.create' }: { keepPrevious?: boolean | undefined; action?: string } = {},
): Promise<void> {
  const sender = { invitedById: ctx.actor.userId, now: ctx.clock.now() };
  const stored = await storeInvitations(tx, [{ place, people, keepPrevious }], sender);
  if (stored.length === 0) return;
  await enqueue(tx, sendInvitationMail, ...stored.map(({ id }) => ({ invitationId: id })));
  await recordAudit(tx, ctx, {
    action,
    subject: presentSubject(place),
    details: { kind: place.kind, invitations: stored.length },
  });
}
