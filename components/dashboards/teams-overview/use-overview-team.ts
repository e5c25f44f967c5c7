'use client';

import { useQuery } from '@tanstack/react-query';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { singleTeamInput } from '#/components/dashboards/company/company-inputs.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';

/**
 * One team of the overview by its id, null for one that this person may not see, the days it is shown over, and the last
 * day that counts.
 */
export function useOverviewTeam(filters: Pick<CompanyFilters, 'period' | 'team'>) {
  const input = singleTeamInput(filters);
  return useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
    select: ({ teams, asOf, period }) => ({ row: teams[0] ?? null, asOf, period }),
    placeholderData: (before) => (before?.teams[0]?.team.id === filters.team ? before : undefined),
  });
}
