'use client';

import { useSearchParams } from 'next/navigation';
import { type DashboardFilters, parseFilters, toSearch } from '#/components/dashboards/dashboard-filters.ts';

/** The filters, kept in the address so that a reload and a shared link show the same. */
export function useDashboardFilters(teamIds: readonly [number, ...number[]]) {
  const search = useSearchParams();
  const filters = parseFilters((name) => search.get(name), teamIds);
  const change = (next: Partial<DashboardFilters>) =>
    window.history.replaceState(null, '', toSearch({ ...filters, ...next }));
  return [filters, change] as const;
}
