import { presentShareLink } from '#/lib/domain/invitations/present.ts';
import { pendingName } from '#/lib/domain/organisation/constants.ts';
import {
  type PendingRow,
  type PersonRow,
  presentDepartmentName,
  presentPendingLeader,
  presentPerson,
} from '#/lib/domain/organisation/present.ts';
import { canChangeLeaders, canManageTeam, type ManagedTeam } from '#/lib/domain/places/policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';

/** A team's page as its one statement answers it. */
export interface TeamPageRow {
  id: number;
  name: string;
  departmentId: number | null;
  departmentName: string | null;
  departmentLeaderId: number | null;
  leaderId: number | null;
  secondaryLeaderId: number | null;
  linkVersion: number;
  leaderName: string | null;
  leaderEmail: string | null;
  leaderOnboarding: boolean;
  secondaryLeaderName: string | null;
  secondaryLeaderEmail: string | null;
  pendingLeader: PendingRow | null;
  pendingSecondary: PendingRow | null;
  surveysTimeSend: string;
  checkinDay: number;
  frequencyId: number;
  workingDays: number[];
  membersTotal: number;
  members: PersonRow[];
}

/** Who stands above a team, as the policy asks it. */
export function managedOf({ leaderId, secondaryLeaderId, departmentLeaderId }: TeamPageRow): ManagedTeam {
  return { leaderId, secondaryLeaderId, department: { leaderId: departmentLeaderId } };
}

/** The documented shape of a team's page, with what this person may do there. */
export function presentTeam(row: TeamPageRow, actor: Pick<UserActor, 'userId' | 'role'>) {
  const { id, name, departmentId, leaderName, leaderEmail, leaderOnboarding, pendingSecondary, membersTotal } = row;
  const { surveysTimeSend, checkinDay, frequencyId, workingDays } = row;
  const manage = canManageTeam(actor, managedOf(row));
  const changeLeaders = canChangeLeaders(actor, managedOf(row));
  return {
    id,
    name,
    departmentId,
    departmentName: presentDepartmentName(row.departmentName),
    leaderName,
    leaderEmail,
    leaderOnboarding,
    pendingLeader: presentPendingLeader(row.pendingLeader),
    pendingSecondary: presentPendingLeader(pendingSecondary),
    secondaryLeaderName: pendingSecondary ? pendingName : row.secondaryLeaderName,
    secondaryLeaderEmail: pendingSecondary ? pendingSecondary.email : row.secondaryLeaderEmail,
    link: manage ? presentShareLink({ kind: 'team_member', id, version: row.linkVersion }) : null,
    members: row.members.map(presentPerson),
    membersTotal,
    surveysTimeSend,
    checkinDay,
    frequencyId,
    workingDays,
    may: { manage, changeLeaders, delete: changeLeaders },
  };
}
