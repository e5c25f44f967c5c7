import type { Invitation } from '#/generated/prisma/client.ts';
import type { Places } from '#/lib/domain/invitations/positions/find-places.ts';
import { guardSuccessor } from '#/lib/domain/invitations/positions/guard-successor.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, Problem } from '#/lib/platform/errors.ts';

/**
 * Returns the open invitations of an address to these places, expired ones included, with the places locked: a person
 * who joins at the same time comes before or after. Throws `not_found` when there is none, `forbidden` when this person may
 * not decide about it, and as `guardSuccessor` does.
 */
export async function claimInvitations(
  tx: Transaction,
  ctx: UserCtx,
  { kinds, ...place }: Places,
  email: string,
): Promise<Invitation[]> {
  await lockPlaces(tx, [place], [ctx.actor.userId]);
  await guardSuccessor(tx, ctx, place, email);
  const waiting = { ...place, email, acceptedAt: null, revokedAt: null };
  const claimed = await tx.invitation.findMany({
    where: { ...waiting, kind: { in: [...kinds] } },
    orderBy: { id: 'asc' },
  });
  if (claimed.length > 0) return claimed;
  const isOthers = place.teamId !== null && (await tx.invitation.count({ where: waiting })) > 0;
  if (isOthers) throw forbidden();
  throw new Problem('not_found', 'There is no open invitation for this address. It may have been accepted meanwhile.');
}
