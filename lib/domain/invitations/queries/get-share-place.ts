import type { Company, Department, Team } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { invitationIsOver } from '#/lib/domain/invitations/queries/get-open-invitation.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { readShareToken, type ShareKind, type ShareLink } from '#/lib/platform/tokens.ts';

export interface SharePlace {
  link: ShareLink;
  kind: InvitationKind;
  company: Company;
  department: Department | null;
  team: Team | null;
}

const kinds: Record<ShareKind, InvitationKind> = {
  company_administrator: 'company_administrator',
  department_leader: 'department_leader',
  team_leader: 'team_leader',
  department_team_leader: 'team_leader',
  team_member: 'team_member',
};

/** What a share link leads to; throws `bad_request` for one that was made anew, whose place is gone, or never was. */
export async function getSharePlace(db: Transaction, token: string): Promise<SharePlace> {
  const link = readShareToken(token);
  const place = link && (await findSharePlace(db, link));
  if (!place) throw invitationIsOver();
  return place;
}

/** What a share link leads to, or null when it was made anew or its place is gone. */
export async function findSharePlace(db: Transaction, link: ShareLink): Promise<SharePlace | null> {
  const found = await findPlace(db, link);
  if (!found || found.version !== link.version) return null;
  const { company, department = null, team = null } = found;
  return { link, kind: kinds[link.kind], company, department, team };
}

interface Found {
  company: Company;
  department?: Department;
  team?: Team;
  /** The current one. */
  version: number;
}

async function findPlace(db: Transaction, { kind, id }: ShareLink): Promise<Found | null> {
  if (kind === 'team_member') {
    const found = await db.team.findUnique({ where: { id }, include: { company: true } });
    return found && { company: found.company, team: found, version: found.linkVersion };
  }
  if (kind === 'department_team_leader') {
    const found = await db.department.findUnique({ where: { id }, include: { company: true } });
    return found && { company: found.company, department: found, version: found.linkVersion };
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
