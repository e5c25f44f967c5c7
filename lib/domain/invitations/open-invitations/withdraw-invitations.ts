import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { claimInvitations } from '#/lib/domain/invitations/acceptance/claim-invitations.ts';
import { presentSubject } from '#/lib/domain/invitations/invitations.present.ts';
import type { FindPlaces } from '#/lib/domain/invitations/positions/find-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Withdraws the invitations of an address to these places: the link is over at once. Throws as `claimInvitations` does.
 */
export async function withdrawInvitations(
  ctx: UserCtx,
  findPlaces: FindPlaces,
  id: number,
  email: string,
): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    const claimed = await claimInvitations(tx, ctx, await findPlaces(tx, ctx, id), email);
    const withdrawn = await tx.invitation.updateManyAndReturn({
      where: { id: { in: claimed.map((invitation) => invitation.id) }, acceptedAt: null, revokedAt: null },
      data: { revokedAt: ctx.clock.now() },
    });
    for (const invitation of withdrawn)
      await recordAct(tx, ctx, {
        action: 'invitation.withdraw',
        subject: presentSubject(invitation),
        details: { kind: invitation.kind, invitation: invitation.id },
      });
  });
  return {};
}
