import type { ShareKind } from '#/lib/domain/places/constants.ts';
import { shareLinks } from '#/lib/domain/places/share-links.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Closes the ways back in of a former Administrator: ends the company's three share links, which they know, and the
 * open invitations of Administrators that they sent or that wait for their own address.
 */
export async function revokeAdministratorInvitations(
  tx: Transaction,
  { companyId, userId, now }: { companyId: number; userId: number; now: Date },
): Promise<void> {
  for (const kind of ['company_administrator', 'department_leader', 'team_leader'] as const)
    await rotateLinkVersion(tx, { companyId, kind, id: companyId }, now);
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId, companyId }, select: { email: true } });
  await tx.invitation.updateMany({
    where: {
      companyId,
      kind: 'company_administrator',
      OR: [{ invitedById: userId }, { email }],
      acceptedAt: null,
      revokedAt: null,
    },
    data: { revokedAt: now },
  });
}

/**
 * Closes the way back in of a former team leader: ends the open invitations of secondary leaders that they sent,
 * perhaps to another address of their own. The new leader sends new ones.
 */
export async function revokeSecondaryInvitations(
  tx: Transaction,
  { companyId, teamId, leaderId, now }: { companyId: number; teamId: number; leaderId: number; now: Date },
): Promise<void> {
  await tx.invitation.updateMany({
    where: { companyId, teamId, kind: 'secondary_leader', invitedById: leaderId, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
}

/** The link of a team, of a department or of the company itself, with the id of that. */
interface RaisedLink {
  companyId: number;
  kind: ShareKind;
  id: number;
}

/**
 * Ends a share link and the sign-ups by it that wait to be confirmed, and returns the link's new version. Invitations
 * by name stay.
 */
export async function rotateLinkVersion(
  tx: Transaction,
  { companyId, kind, id }: RaisedLink,
  now: Date,
): Promise<number> {
  // First the place itself: a sign-up by the link at this moment comes before this, or finds it ended.
  const version = await shareLinks[kind].raise(tx, { companyId, id }, now);
  await tx.invitation.updateMany({
    where: {
      companyId,
      kind: shareLinks[kind].invitationKind,
      ...shareLinks[kind].idsOf(id),
      linkVersion: { lt: version },
      acceptedAt: null,
      revokedAt: null,
    },
    data: { revokedAt: now },
  });
  return version;
}
