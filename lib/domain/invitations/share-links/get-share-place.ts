import type { Company, Department, Team } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { invitationIsOver } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { readShareToken, type ShareLink } from '#/lib/domain/places/share-link.token.ts';
import { shareLinks } from '#/lib/domain/places/share-links.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { companyBlocked } from '#/lib/platform/errors.ts';

export interface SharePlace {
  link: ShareLink;
  kind: InvitationKind;
  company: Company;
  department: Department | null;
  team: Team | null;
}

/**
 * Returns the place of a share link. Throws `bad_request` if it is unknown, has expired or was replaced, or if its
 * place no longer exists.
 */
export async function getSharePlace(db: Transaction, token: string, now: Date): Promise<SharePlace> {
  const link = readShareToken(token);
  const place = link && (await findSharePlace(db, link, now));
  if (!place) throw invitationIsOver();
  if (place.company.blockedAt) throw companyBlocked();
  return place;
}

/** Returns the place of a share link; null if the link has expired or was replaced, or its place no longer exists. */
export async function findSharePlace(db: Transaction, link: ShareLink, now: Date): Promise<SharePlace | null> {
  const { find, isExpired, invitationKind: kind } = shareLinks[link.kind];
  const place = await find(db, link.id);
  if (!place || place.version !== link.version || isExpired(place, now)) return null;
  const { company, department = null, team = null } = place;
  return { link, kind, company, department, team };
}
