'use client';

import { useTranslations } from 'next-intl';
import type { LeaderRow } from '#/components/organisation/company/company.ts';
import { teamDeletion } from '#/components/organisation/deletions.tsx';
import { InvitationActions, type InvitedPlace } from '#/components/organisation/invitation-actions.tsx';
import { leaderNudge } from '#/components/organisation/leader-nudge.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { statusOf } from '#/components/organisation/person-status.ts';

/** Shows an Administrator's actions on a team's leader, on the company's page. */
export function LeaderActions({ companyId, leader }: { companyId: number; leader: LeaderRow }) {
  const deletion = useTranslations('organisation.deletion');
  const { firstName, lastName, email, teamId, teamName } = leader;
  const name = `${firstName} ${lastName}`.trim();
  if (email && statusOf(leader) === 'Invitation Sent') {
    return (
      <InvitationActions
        place={placeOf(companyId, leader)}
        email={email}
        name={name}
        mayCorrect={leader.isUndelivered}
        failure="wrong deleting team leader invite on company management"
      />
    );
  }
  if (teamId === null) return null;
  const isUnfinished = email !== '' && statusOf(leader) === 'Incomplete Onboarding';
  return (
    <PersonActions
      who={isUnfinished ? name || email : shownName(teamName)}
      reminder={isUnfinished ? leaderNudge(teamId) : undefined}
      removal={teamDeletion({ id: teamId, name: teamName }, 'Administrator', deletion)}
    />
  );
}

/**
 * Returns what an invited leader gets: an existing team, a new one in a department, or a new one outside departments.
 */
function placeOf(companyId: number, { teamId, departmentId }: LeaderRow): InvitedPlace {
  if (teamId !== null) return { kind: 'team', id: teamId };
  if (departmentId !== null) return { kind: 'department', id: departmentId };
  return { kind: 'company', id: companyId };
}
