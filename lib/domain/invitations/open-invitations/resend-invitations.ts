import { claimInvitations } from '#/lib/domain/invitations/acceptance/claim-invitations.ts';
import { INVITATION_REPEAT_MS } from '#/lib/domain/invitations/constants.ts';
import { invitePeople } from '#/lib/domain/invitations/invite/invite-people.ts';
import { requireInvitable } from '#/lib/domain/invitations/limits/require-invitable.ts';
import { takeInvitationPoints } from '#/lib/domain/invitations/limits/take-invitation-points.ts';
import type { FindPlaces, Places } from '#/lib/domain/invitations/positions/find-places.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';

/**
 * Resends the invitations of an address to these places, with a new link and a new end; the old link is over. It counts
 * as an invitation, and within seconds it is the same one. Throws as `claimInvitations` does.
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
    for (const invitation of await claimInvitations(tx, ctx, places, email)) {
      const { companyId, kind, departmentId, teamId, keepPrevious, ...person } = invitation;
      await invitePeople(tx, ctx, { companyId, kind, departmentId, teamId }, [person], {
        keepPrevious: keepPrevious ?? undefined,
        action: 'invitation.resend',
        keepsSeat: invitation.expiresAt > ctx.clock.now(),
      });
    }
  });
  return {};
}

/** Whether this person has sent it again just now: a second press of the button would end the link of the first. */
async function isJustSent(tx: Transaction, ctx: UserCtx, places: Places, email: string): Promise<boolean> {
  const { kinds, ...place } = places;
  await lockPlaces(tx, [place], [ctx.actor.userId]);
  const now = ctx.clock.now();
  const justNow = { gt: new Date(now.getTime() - INVITATION_REPEAT_MS), lte: now };
  const atPlace = { ...place, kind: { in: [...kinds] }, email, acceptedAt: null };
  const open = { ...atPlace, revokedAt: null, invitedById: ctx.actor.userId, createdAt: justNow };
  // Sent again: the one before ended at that moment.
  const [again, before] = await Promise.all([
    tx.invitation.count({ where: open }),
    tx.invitation.count({ where: { ...atPlace, revokedAt: justNow } }),
  ]);
  return again > 0 && before > 0;
}
