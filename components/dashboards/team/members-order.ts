import type { Member, Team } from '#/components/organisation/team/team.ts';
import { comparePeople } from '#/lib/platform/person-order.ts';

/** Whether names go from A to Z. */
export type MembersOrder = 'asc' | 'desc';

/** Someone in the list of a team's people. */
export interface ListedPerson extends Member {
  isLeader: boolean;
}

/**
 * Returns the request for all members, to be sorted here; the server uses the same, so that the cached answer is found.
 */
export function wholeTeamInput(id: number) {
  return { params: { id }, query: {} };
}

/** Returns the leaders of a team, who come first in any order, and its members by name. */
export function listPeople(team: Team, order: MembersOrder): ListedPerson[] {
  const members = team.members.toSorted((a, b) => (order === 'desc' ? -1 : 1) * comparePeople(a, b));
  return [...leadersOf(team), ...members.map((member) => ({ ...member, isLeader: false }))];
}

/** Returns the leaders with an account; those who are invited aren't leaders yet. */
function leadersOf(team: Team): ListedPerson[] {
  const leaders = [
    [team.leaderName, team.leaderEmail, team.leaderOnboarding, team.leaderSuspended] as const,
    [
      team.secondaryLeaderName,
      team.secondaryLeaderEmail,
      team.secondaryLeaderOnboarding,
      team.secondaryLeaderSuspended,
    ] as const,
  ];
  return leaders.flatMap(([name, email, onboarding, isSuspended]) => {
    if (name === null || email === null) return [];
    const [firstName = '', ...others] = name.split(' ');
    const person = { id: 0, firstName, lastName: others.join(' '), email, status: true, onboarding, isSuspended };
    return [{ ...person, isUndelivered: false, completedAt: null, expiresAt: null, isLeader: true }];
  });
}
