import * as z from 'zod';
import { presentShareLinkTo } from '#/lib/domain/invitations/invitations.present.ts';
import {
  personRow,
  presentDepartmentName,
  presentPerson,
  presentTime,
} from '#/lib/domain/organisation/organisation.present.ts';
import type { ShareLink } from '#/lib/domain/places/share-link.token.ts';
import type { UserActor } from '#/lib/platform/context.ts';

const leaderRow = z.object({
  ...personRow.omit({ id: true }).shape,
  id: z.number().nullable(),
  teamId: z.number().nullable(),
  teamName: z.string(),
  departmentId: z.number().nullable(),
  departmentName: z.string().nullable(),
  secondaryLeaderName: z.string().nullable(),
});
type LeaderRow = z.output<typeof leaderRow>;

const departmentRow = z.object({
  id: z.number(),
  name: z.string(),
  /** Null for a department that an invited leader has yet to create. */
  linkVersion: z.number().nullable(),
  leader: z.string(),
  email: z.string(),
  status: z.boolean(),
  isSuspended: z.boolean(),
  isUndelivered: z.boolean(),
  completedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  teamsCount: z.number(),
  membersCount: z.number(),
});
type DepartmentRow = z.output<typeof departmentRow>;

/** The row that the company page's only statement returns. */
export const companyRow = z.object({
  id: z.number(),
  name: z.string(),
  reportingLink: z.string().nullable(),
  deletesAt: z.date().nullable(),
  administratorLinkVersion: z.number(),
  administratorLinkExpiresAt: z.date(),
  departmentLinkVersion: z.number(),
  teamLeaderLinkVersion: z.number(),
  admins: z.array(personRow),
  leaders: z.array(leaderRow),
  departments: z.array(departmentRow),
  totals: z.object({ admins: z.number(), leaders: z.number(), departments: z.number() }),
});
export type CompanyRow = z.output<typeof companyRow>;

/** Returns the documented form of the company page, for this reader. */
export function presentCompany(row: CompanyRow, actor: Pick<UserActor, 'keyId'>) {
  const { id, name, reportingLink, totals } = row;
  const linkTo = (link: ShareLink) => presentShareLinkTo(actor, link);
  return {
    id,
    name,
    reportingLink,
    deletesAt: row.deletesAt?.toISOString() ?? null,
    companyLink: linkTo({ kind: 'company_administrator', id, version: row.administratorLinkVersion }),
    companyLinkExpiresAt: row.administratorLinkExpiresAt.toISOString(),
    departmentLink: linkTo({ kind: 'department_leader', id, version: row.departmentLinkVersion }),
    teamLeaderLink: linkTo({ kind: 'team_leader', id, version: row.teamLeaderLinkVersion }),
    admins: row.admins.map(presentPerson),
    leaders: row.leaders.map(presentLeader),
    departments: row.departments.map((department) => presentCompanyDepartment(id, department, linkTo)),
    totals,
  };
}

function presentLeader(row: LeaderRow) {
  const { teamId, teamName, departmentId, departmentName, secondaryLeaderName } = row;
  return {
    ...presentPerson(row),
    teamId,
    teamName,
    departmentId,
    departmentName: presentDepartmentName(departmentName),
    secondaryLeaderName,
  };
}

function presentCompanyDepartment(companyId: number, row: DepartmentRow, linkTo: (link: ShareLink) => string) {
  const { id, name, linkVersion: version, leader, email, status, isSuspended, isUndelivered } = row;
  const { teamsCount, membersCount } = row;
  return {
    companyId,
    id,
    name,
    leader: leader.trim(),
    email,
    link: version === null ? null : linkTo({ kind: 'department_team_leader', id, version }),
    status,
    isSuspended,
    isUndelivered,
    onboarding: row.completedAt !== null,
    expiresAt: presentTime(row.expiresAt),
    teamsCount,
    membersCount,
  };
}
