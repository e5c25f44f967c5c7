import type { Company, Department, Team } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { invitationIsOver } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { shareInvitationKinds } from '#/lib/domain/places/constants.ts';
import { readShareToken, type ShareLink } from '#/lib/domain/places/share-link.token.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface SharePlace {
  link: ShareLink;
  kind: InvitationKind;
  company: Company;
  department: Department | null;
  team: Team | null;
}

/**
 * Returns what a share link leads to; throws `bad_request` for one that has expired, was replaced, whose place is gone,
 * or never was.
 */
export async function getSharePlace(db: Transaction, token: string, now: Date): Promise<SharePlace> {
  const link = readShareToken(token);
  const place = link && (await findSharePlace(db, link, now));
  if (!place) throw invitationIsOver();
  return place;
}

/** Returns what a share link leads to, or null when it has expired, was replaced, or its place is gone. */
export async function findSharePlace(db: Transaction, link: ShareLink, now: Date): Promise<SharePlace | null> {
  const place = await findPlace(db, link);
  if (!place || place.version !== link.version) return null;
  if (link.kind === 'company_administrator' && place.company.administratorLinkExpiresAt <= now) return null;
  const { company, department = null, team = null } = place;
  return { link, kind: shareInvitationKinds[link.kind], company, department, team };
}

interface VersionedPlace {
  company: Company;
  department?: Department;
  team?: Team;
  /** The version of the current link. */
  version: number;
}

async function findPlace(db: Transaction, { kind, id }: ShareLink): Promise<VersionedPlace | null> {
  if (kind === 'team_member') {
    const team = await db.team.findUnique({ where: { id }, include: { company: true } });
    return team && { company: team.company, team, version: team.linkVersion };
  }
  if (kind === 'department_team_leader') {
    const department = await db.department.findUnique({ where: { id }, include: { company: true } });
    return department && { company: department.company, department, version: department.linkVersion };
  }
  const company = await db.company.findUnique({ where: { id } });
  if (!company) return null;
  const { administratorLinkVersion, departmentLinkVersion, teamLeaderLinkVersion } = company;
  const versions = {
    company_administrator: administratorLinkVersion,
    department_leader: departmentLinkVersion,
    team_leader: teamLeaderLinkVersion,
  };
  return { company, version: versions[kind] };
}
