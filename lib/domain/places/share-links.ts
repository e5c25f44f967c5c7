import type { Company, Department, Team } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { administratorLinkLifeDays, type ShareKind } from '#/lib/domain/places/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** The place of a share link, with the version of its current link. */
interface LinkedPlace {
  company: Company;
  department?: Department;
  team?: Team;
  version: number;
}

interface ShareLinkKind {
  /**
   * The invitation that a sign-up by the link becomes. Source: docs/decisions.md, The administrator link only asks for
   * approval.
   */
  invitationKind: InvitationKind;
  /** Whether the link only requests, which is limited by email address. */
  isRequest: boolean;
  find: (db: Transaction, id: number) => Promise<LinkedPlace | null>;
  isExpired: (place: LinkedPlace, now: Date) => boolean;
  /** Increases the version, which ends the current link, and returns the new version. */
  raise: (tx: Transaction, place: { companyId: number; id: number }, now: Date) => Promise<number>;
  /** The place of invitations from sign-ups by the link. */
  idsOf: (id: number) => { departmentId: number | null; teamId: number | null };
}

const linkVersion = { increment: 1 };
const unlimited = { isRequest: false, isExpired: () => false };

type CompanyColumn = 'administratorLinkVersion' | 'departmentLinkVersion' | 'teamLeaderLinkVersion';

const ofCompany = (column: CompanyColumn) => ({
  ...unlimited,
  find: async (db: Transaction, id: number) => {
    const company = await db.company.findUnique({ where: { id } });
    return company && { company, version: company[column] };
  },
  raise: async (tx: Transaction, { companyId }: { companyId: number }) =>
    (await tx.company.update({ where: { id: companyId }, data: { [column]: linkVersion } }))[column],
  idsOf: () => ({ departmentId: null, teamId: null }),
});

/** Each kind of share link: its place, what people become who sign up with it, and how it ends. */
export const shareLinks: Readonly<Record<ShareKind, ShareLinkKind>> = {
  company_administrator: {
    ...ofCompany('administratorLinkVersion'),
    invitationKind: 'administrator_request',
    isRequest: true,
    isExpired: ({ company }, now) => company.administratorLinkExpiresAt <= now,
    raise: async (tx, { companyId }, now) => {
      const data = { administratorLinkVersion: linkVersion, administratorLinkExpiresAt: administratorLinkEnd(now) };
      return (await tx.company.update({ where: { id: companyId }, data })).administratorLinkVersion;
    },
  },
  department_leader: { ...ofCompany('departmentLinkVersion'), invitationKind: 'department_leader' },
  team_leader: { ...ofCompany('teamLeaderLinkVersion'), invitationKind: 'team_leader' },
  department_team_leader: {
    ...unlimited,
    invitationKind: 'team_leader',
    find: async (db, id) => {
      const department = await db.department.findUnique({ where: { id }, include: { company: true } });
      return department && { company: department.company, department, version: department.linkVersion };
    },
    raise: async (tx, where) => (await tx.department.update({ where, data: { linkVersion } })).linkVersion,
    idsOf: (departmentId) => ({ departmentId, teamId: null }),
  },
  team_member: {
    ...unlimited,
    invitationKind: 'team_member',
    find: async (db, id) => {
      const team = await db.team.findUnique({ where: { id }, include: { company: true } });
      return team && { company: team.company, team, version: team.linkVersion };
    },
    raise: async (tx, where) => (await tx.team.update({ where, data: { linkVersion } })).linkVersion,
    idsOf: (teamId) => ({ departmentId: null, teamId }),
  },
};

/** Returns when a share link for administrators that is created now will end. */
export function administratorLinkEnd(now: Date): Date {
  return new Date(now.getTime() + administratorLinkLifeDays * 24 * 3_600_000);
}
