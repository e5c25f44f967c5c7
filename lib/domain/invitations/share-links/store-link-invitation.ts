import { takeSeats } from '#/lib/domain/billing/seats/take-seats.ts';
import { type InvitedPerson, storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { findSharePlace, type SharePlace } from '#/lib/domain/invitations/share-links/get-share-place.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Stores what a person who signs up by a share link becomes once the address is confirmed. An invitation of the address
 * to the same place stays as it is: typing an address must not break its owner's mailed link. Returns false when the
 * link was replaced, or its place deleted, while this waited.
 */
export async function storeLinkInvitation(
  tx: Transaction,
  ctx: Ctx,
  { link, kind, company, department, team }: SharePlace,
  { email, firstName, lastName }: InvitedPerson,
): Promise<boolean> {
  const now = ctx.clock.now();
  const place = { companyId: company.id, kind, departmentId: department?.id ?? null, teamId: team?.id ?? null };
  await lockPlaces(tx, [place]);
  if (!(await findSharePlace(tx, link, now))) return false;
  const open = { ...place, email, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } };
  if ((await tx.invitation.count({ where: open })) > 0) return true;
  await takeSeats(tx, ctx, { companyId: company.id, places: [place], emails: [email], invitedById: null });
  const sender = { invitedById: null, now, linkVersion: link.version };
  await storeInvitations(tx, [{ place, people: [{ email, firstName, lastName }] }], sender);
  return true;
}
