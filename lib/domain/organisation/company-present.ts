import { presentShareLink } from '#/lib/domain/invitations/present.ts';
import {
  type PersonRow,
  presentDepartmentName,
  presentPerson,
  presentTime,
} from '#/lib/domain/organisation/present.ts';

interface LeaderRow extends Omit<PersonRow, 'id'> {
  id: number | null;
  teamId: number | null;
  teamName: string;
  departmentId: number | null;
  departmentName: string | null;
  secondaryLeaderName: string | null;
}

interface DepartmentRow {
  id: number;
  name: string;
  linkVersion: number;
  leader: string;
  email: string;
  status: boolean;
  completedAt: string | null;
  expiresAt: string | null;
  teamsCount: number;
  membersCount: number;
}

/** The company page as its one statement answers it. */
export interface CompanyRow {
  id: number;
  name: string;
  administratorLinkVersion: number;
  administratorLinkExpiresAt: Date;
  departmentLinkVersion: number;
  teamLeaderLinkVersion: number;
  admins: PersonRow[];
  leaders: LeaderRow[];
  departments: DepartmentRow[];
  totals: { admins: number; leaders: number; departments: number };
}

/** The documented shape of the company page. */
export function presentCompany(row: CompanyRow) {
  const { id, name, totals } = row;
  return {
    id,
    name,
    companyLink: presentShareLink({ kind: 'company_administrator', id, version: row.administratorLinkVersion }),
    companyLinkExpiresAt: row.administratorLinkExpiresAt.toISOString(),
    departmentLink: presentShareLink({ kind: 'department_leader', id, version: row.departmentLinkVersion }),
    teamLeaderLink: presentShareLink({ kind: 'team_leader', id, version: row.teamLeaderLinkVersion }),
    admins: row.admins.map(presentPerson),
    leaders: row.leaders.map(presentLeader),
    departments: row.departments.map((department) => presentCompanyDepartment(id, department)),
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

function presentCompanyDepartment(companyId: number, row: DepartmentRow) {
  const { id, name, leader, email, status, teamsCount, membersCount } = row;
  return {
    companyId,
    id,
    name,
    leader: leader.trim(),
    email,
    link: id < 0 ? null : presentShareLink({ kind: 'department_team_leader', id, version: row.linkVersion }),
    status,
    onboarding: row.completedAt !== null,
    expiresAt: presentTime(row.expiresAt),
    teamsCount,
    membersCount,
  };
}
