'use client';

import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { type DashboardFilters, dashboardInput } from '#/components/dashboards/team/dashboard-filters.ts';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { queryKey } from '#/lib/api/call.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';

/** The figures for the filters; while new ones load, the old ones of the same team stay. */
export function useTeamDashboard(filters: DashboardFilters) {
  const source = useContext(DashboardSource);
  const { team } = filters;
  const input = dashboardInput(filters);
  return useQuery({
    queryKey: [...queryKey(getTeamDashboardContract, input), ...source.key],
    queryFn: ({ signal }) => source.ask(input, signal),
    // Figures of another team below this team's name would be wrong, not just old.
    placeholderData: (previous) => (previous?.team.id === team ? previous : undefined),
  });
}
