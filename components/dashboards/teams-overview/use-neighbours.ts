'use client';

import { useQuery } from '@tanstack/react-query';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import { findNeighbours, pagesBeside } from '#/components/dashboards/teams-overview/find-neighbours.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';

/** The teams before and after the one that is looked at, in the order of the table it came from. */
export function useNeighbours(filters: CompanyFilters) {
  const here = useTeamPage(filters, filters.page);
  const beside = pagesBeside(filters.team, here);
  const before = useTeamPage(filters, beside.before);
  const after = useTeamPage(filters, beside.after);
  return findNeighbours(filters.team, here, before, after);
}

/** A page of the list; null asks for none. */
function useTeamPage(filters: CompanyFilters, page: number | null) {
  const input = overviewInput({ ...filters, page: page ?? 1 });
  const { data } = useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
    enabled: page !== null,
  });
  // What is not asked for may be there all the same.
  return page === null ? undefined : data;
}
