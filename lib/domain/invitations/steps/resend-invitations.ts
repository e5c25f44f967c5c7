import { invitationLimit } from '#/lib/domain/invitations/constants.ts';
import { claimInvitations } from '#/lib/domain/invitations/steps/claim-invitations.ts';
import type { FindPlaces } from '#/lib/domain/invitations/steps/find-places.ts';
import { invitePeople } from '#/lib/domain/invitations/steps/invite-people.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Resends the invitations of an address to these places, with a new link and a new end; the old link is over. It counts
 * as an invitation. Throws as `claimInvitations` does.
 */
export async function resendInvitations(
  ctx: UserCtx,
  findPlaces: FindPlaces,
  id: number,
  email: string,
): Promise<Record<string, never>> {
  await takePoint(invitationLimit, String(ctx.actor.userId));
  await inTransaction(ctx.db, async (tx) => {
    for (const invitation of await claimInvitations(tx, ctx, await findPlaces(tx, ctx, id), email)) {
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
