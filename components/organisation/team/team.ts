import type { ManagerRole } from '#/components/organisation/manager-role.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getDepartmentTeamContract, getTeamContract } from '#/lib/domain/organisation/team-contract.ts';

export type Team = Output<typeof getTeamContract>['team'];
export type Member = Team['members'][number];

/** Those who stand above a team ask for it by a call of their own; the answer is the same. */
export function teamContractOf(role: ManagerRole) {
  return role === 'Team Leader' ? getTeamContract : getDepartmentTeamContract;
}

/** What a team's page asks for; the same on the server, so that the cache it fills is found. */
export function teamInput(id: number, page = 1) {
  return { params: { id }, query: { page } };
}
