import type { ShareKind } from '#/lib/domain/places/constants.ts';
import { shareLinks } from '#/lib/domain/places/share-links.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Revokes what a former administrator could use to come back. These are the company's three share links, which they
 * know, and open invitations of administrators that they sent or that are for their own email address.
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
 * Revokes what a former team leader could use to come back: open invitations of secondary leaders that they sent,
 * perhaps to another email address of their own. The new leader sends new ones.
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

/** The link of a team, a department or the company itself, with its id. */
interface RaisedLink {
  companyId: number;
  kind: ShareKind;
  id: number;
}

/**
 * Ends a share link and the sign-ups by it that wait for confirmation, and returns the link's new version. Personal
 * invitations stay.
 */
export async function rotateLinkVersion(
  tx: Transaction,
  { companyId, kind, id }: RaisedLink,
  now: Date,
): Promise<number> {
  // The place first: a parallel sign-up by the link comes before this, or finds it ended.
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
