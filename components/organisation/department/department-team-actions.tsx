'use client';

import type { Department } from '#/components/organisation/department/department-details-card.tsx';
import { InvitationActions } from '#/components/organisation/invitation-actions.tsx';
import { leaderNudge } from '#/components/organisation/leader-nudge.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';
import { teamDeletion } from '#/components/organisation/team/team-deletion.tsx';

export type TeamRow = Department['teams'][number];

interface DepartmentTeamActionsProps {
  departmentId: number;
  team: TeamRow;
  role: 'Administrator' | 'Department Leader';
}

/** The actions on a team or its invited leader, on the department's page. */
export function DepartmentTeamActions({ departmentId, team, role }: DepartmentTeamActionsProps) {
  const { id, name, leader, email, status, isSuspended, onboardingCompleted, expiresAt } = team;
  const standing = email ? statusOf({ status, isSuspended, onboarding: onboardingCompleted, expiresAt }) : null;
  if (standing === 'Invitation Sent') {
    const place = id < 0 ? { kind: 'department' as const, id: departmentId } : { kind: 'team' as const, id };
    return <InvitationActions place={place} email={email} name={leader} />;
  }
  if (id < 0) return null;
  const isUnfinished = standing === 'Incomplete Onboarding';
  return (
    <PersonActions
      who={isUnfinished ? leader : shownName(name)}
      reminder={isUnfinished ? leaderNudge(id) : undefined}
      removal={teamDeletion({ id, name }, role)}
    />
  );
}
