'use client';

import { useQuery } from '@tanstack/react-query';
import { teamDeedsInput, teamStepsInput } from '#/components/actions/actions.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listTeamDeedsContract, listTeamStepsContract } from '#/lib/domain/actions/overview/overview.contract.ts';

/**
 * Loads the open steps of some teams and the last settled step of each, as people above them read them; makes no call
 * without teams.
 */
export function useTeamSteps(teamIds: readonly number[]) {
  const input = teamStepsInput(teamIds);
  return useQuery({
    queryKey: queryKey(listTeamStepsContract, input),
    queryFn: ({ signal }) => call(listTeamStepsContract, input, signal),
    enabled: teamIds.length > 0,
    select: ({ steps }) => Map.groupBy(steps, ({ team }) => team.id),
  });
}

/**
 * Loads what leaders do about their teams' results, by pages of teams; the last page stays while the next one loads.
 */
export function useTeamDeeds(departmentId: number, page: number) {
  const input = teamDeedsInput(departmentId, page);
  return useQuery({
    queryKey: queryKey(listTeamDeedsContract, input),
    queryFn: ({ signal }) => call(listTeamDeedsContract, input, signal),
    placeholderData: (before, earlier) => (earlier?.queryKey[1] && isOf(earlier.queryKey[1]) ? before : undefined),
  });

  function isOf(request: unknown) {
    return (request as typeof input).query.departmentId === departmentId;
  }
}
