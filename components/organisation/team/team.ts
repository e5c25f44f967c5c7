import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getDepartmentTeamContract, getTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export type Team = Output<typeof getTeamContract>['team'];
export type Member = Team['members'][number];

/**
 * Returns the contract that loads a team. Leaders above a team load it with a different call; the answer is the same.
 */
export function teamContractOf(role: ManagerRole) {
  return role === 'Team Leader' ? getTeamContract : getDepartmentTeamContract;
}

/** Returns the query of a team's page; the server uses the same, so that the browser finds it in the cache. */
export function teamInput(id: number, page = 1) {
  return { params: { id }, query: { page } };
}
