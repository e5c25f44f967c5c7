import * as z from 'zod';
import { presentShareLink } from '#/lib/domain/invitations/invitations.present.ts';
import { pendingName } from '#/lib/domain/organisation/constants.ts';
import {
  pendingRow,
  personRow,
  presentDepartmentName,
  presentPendingLeader,
  presentPerson,
} from '#/lib/domain/organisation/organisation.present.ts';
import { canChangeLeaders, canManageTeam, type ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';

/** A team's page as its one statement returns it. */
export const teamPageRow = z.object({
  id: z.number(),
  name: z.string(),
  departmentId: z.number().nullable(),
  departmentName: z.string().nullable(),
  departmentLeaderId: z.number().nullable(),
  leaderId: z.number().nullable(),
  secondaryLeaderId: z.number().nullable(),
  linkVersion: z.number(),
  leaderName: z.string().nullable(),
  leaderEmail: z.string().nullable(),
  leaderOnboarding: z.boolean(),
  leaderSuspended: z.boolean(),
  secondaryLeaderSuspended: z.boolean(),
  secondaryLeaderName: z.string().nullable(),
  secondaryLeaderEmail: z.string().nullable(),
  pendingLeader: pendingRow.nullable(),
  pendingSecondary: pendingRow.nullable(),
  surveysTimeSend: z.string(),
  checkinDay: z.number(),
  frequencyId: z.number(),
  workingDays: z.array(z.number()),
  asksOnJoining: z.boolean(),
  membersTotal: z.number(),
  members: z.array(personRow),
});
export type TeamPageRow = z.output<typeof teamPageRow>;

/** The leaders above a team, as the policy needs them. */
export function managedOf({ leaderId, secondaryLeaderId, departmentLeaderId }: TeamPageRow): ManagedTeam {
  return { leaderId, secondaryLeaderId, department: { leaderId: departmentLeaderId } };
}

/** The documented shape of a team's page, with what this person may do there. */
export function presentTeam(row: TeamPageRow, actor: Pick<UserActor, 'userId' | 'role'>) {
  const { id, name, departmentId, leaderName, leaderEmail, leaderOnboarding, pendingSecondary, membersTotal } = row;
  const { surveysTimeSend, checkinDay, frequencyId, workingDays, asksOnJoining } = row;
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
    leaderSuspended: row.leaderSuspended,
    secondaryLeaderSuspended: !pendingSecondary && row.secondaryLeaderSuspended,
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
    asksOnJoining,
    may: { manage, changeLeaders, delete: changeLeaders },
  };
}
