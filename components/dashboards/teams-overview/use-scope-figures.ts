'use client';

import { useQuery } from '@tanstack/react-query';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { lastOfDepartment, singleTeamInput } from '#/components/dashboards/company/company-inputs.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import {
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company/company.contract.ts';

/** Loads the company's or a department's results, with its lines over the same period as the teams' next to them. */
export function useScopeFigures(period: PeriodName, departmentId: number, enabled = true) {
  const input = { query: { period, departmentId } };
  return useQuery({
    queryKey: queryKey(getCompanyDashboardContract, input),
    queryFn: ({ signal }) => call(getCompanyDashboardContract, input, signal),
    enabled,
    placeholderData: lastOfDepartment(departmentId, enabled),
  });
}

/** Returns one team, null if this person may not see it, the days that are shown, and the last day that counts. */
export function useOverviewTeam(filters: Pick<CompanyFilters, 'period' | 'team'>) {
  const input = singleTeamInput(filters);
  return useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
    select: ({ teams, asOf, period }) => ({ row: teams[0] ?? null, asOf, period }),
    placeholderData: (before) => (before?.teams[0]?.team.id === filters.team ? before : undefined),
  });
}
