import { INVITATION_REPEAT_MS } from '#/lib/domain/invitations/constants.ts';
import { requireInvitable } from '#/lib/domain/invitations/limits/require-invitable.ts';
import { takeInvitationPoints } from '#/lib/domain/invitations/limits/take-invitation-points.ts';
import { renewInvitations } from '#/lib/domain/invitations/open-invitations/renew-invitations.ts';
import type { FindPlaces, Places } from '#/lib/domain/invitations/positions/find-places.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';

/**
 * Resends the invitations of an address to these places. It counts as an invitation, and within seconds it is the same
 * one. Throws as `renewInvitations` does.
 */
export async function resendInvitations(
  ctx: UserCtx,
  findPlaces: FindPlaces,
  id: number,
  email: string,
): Promise<Record<string, never>> {
  await takeInvitationPoints(ctx);
  await requireInvitable(email);
  await inTransaction(ctx.db, async (tx) => {
    const places = await findPlaces(tx, ctx, id);
    if (await isJustSent(tx, ctx, places, email)) return;
    await renewInvitations(tx, ctx, places, { email });
  });
  return {};
}

/** Whether this person has sent it again just now: a second press of the button would end the link of the first. */
async function isJustSent(tx: Transaction, ctx: UserCtx, places: Places, email: string): Promise<boolean> {
  const { kinds, ...place } = places;
  await lockPlaces(tx, [place], [ctx.actor.userId]);
  const now = ctx.clock.now();
  const justNow = { gt: new Date(now.getTime() - INVITATION_REPEAT_MS), lte: now };
  const open = { ...place, kind: { in: [...kinds] }, email, acceptedAt: null, revokedAt: null };
  return (await tx.invitation.count({ where: { ...open, invitedById: ctx.actor.userId, resentAt: justNow } })) > 0;
}
