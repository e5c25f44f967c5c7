import * as z from 'zod';
import { presentShareLink } from '#/lib/domain/invitations/invitations.present.ts';
import { pendingRow, presentPendingLeader, presentTime } from '#/lib/domain/organisation/organisation.present.ts';

const teamRow = z.object({
  id: z.number(),
  name: z.string(),
  membersCount: z.number(),
  leader: z.string(),
  secondaryLeaderName: z.string().nullable(),
  email: z.string(),
  status: z.boolean(),
  isSuspended: z.boolean(),
  isUndelivered: z.boolean(),
  completedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
type TeamRow = z.output<typeof teamRow>;

/** A department's page as its one statement returns it. */
export const departmentPageRow = z.object({
  id: z.number(),
  name: z.string(),
  leaderId: z.number().nullable(),
  linkVersion: z.number(),
  leader: z.string().nullable(),
  leaderEmail: z.string().nullable(),
  leaderOnboarding: z.boolean(),
  leaderSuspended: z.boolean(),
  pendingLeader: pendingRow.nullable(),
  teamsCount: z.number(),
  total: z.number(),
  teams: z.array(teamRow),
});
export type DepartmentPageRow = z.output<typeof departmentPageRow>;

/** The documented shape of a department's page. */
export function presentDepartment(row: DepartmentPageRow) {
  const { id, name, leader, leaderEmail, leaderOnboarding, leaderSuspended, total } = row;
  return {
    id,
    name,
    leader,
    leaderEmail,
    leaderOnboarding,
    leaderSuspended,
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
