'use client';

import { useSearchParams } from 'next/navigation';
import { type DashboardFilters, parseFilters, toSearch } from '#/components/dashboards/team/dashboard-filters.ts';

/**
 * Returns the filters, kept in the URL so that a reload and a shared link show the same. The browser's Back returns
 * from another tab or day, but doesn't undo a filter.
 */
export function useDashboardFilters(teamIds: readonly [number, ...number[]]) {
  const search = useSearchParams();
  const filters = parseFilters((name) => search.get(name), teamIds);
  const change = (next: Partial<DashboardFilters>) => {
    const address = toSearch({ ...filters, ...next });
    if ('tab' in next || 'date' in next) window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return [filters, change] as const;
}
