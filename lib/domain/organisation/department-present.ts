import { presentShareLink } from '#/lib/domain/invitations/present.ts';
import { type PendingRow, presentPendingLeader, presentTime } from '#/lib/domain/organisation/present.ts';

interface TeamRow {
  id: number;
  name: string;
  membersCount: number;
  leader: string;
  secondaryLeaderName: string | null;
  email: string;
  status: boolean;
  completedAt: string | null;
  expiresAt: string | null;
}

/** A department's page as its one statement answers it. */
export interface DepartmentPageRow {
  id: number;
  name: string;
  leaderId: number | null;
  linkVersion: number;
  leader: string | null;
  leaderEmail: string | null;
  leaderOnboarding: boolean;
  pendingLeader: PendingRow | null;
  teamsCount: number;
  total: number;
  teams: TeamRow[];
}

/** The documented shape of a department's page. */
export function presentDepartment(row: DepartmentPageRow) {
  const { id, name, leader, leaderEmail, leaderOnboarding, total } = row;
  return {
    id,
    name,
    leader,
    leaderEmail,
    leaderOnboarding,
    pendingLeader: presentPendingLeader(row.pendingLeader),
    teamscount: row.teamsCount,
    link: presentShareLink({ kind: 'department_team_leader', id, version: row.linkVersion }),
    teams: row.teams.map(presentTeam),
    total,
  };
}

function presentTeam({ completedAt, expiresAt, leader, ...row }: TeamRow) {
  return {
    ...row,
    leader: leader.trim(),
    onboardingCompleted: completedAt !== null,
    expiresAt: presentTime(expiresAt),
  };
}
