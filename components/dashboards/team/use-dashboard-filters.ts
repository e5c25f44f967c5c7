'use client';

import { useSearchParams } from 'next/navigation';
import type { MouseEvent } from 'react';
import {
  type DashboardFilters,
  type DashboardTab,
  parseFilters,
  toSearch,
} from '#/components/dashboards/team/dashboard-filters.ts';
import { handleLinkClick } from '#/components/ui/link-click.tsx';

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

/** The URL of another tab, and a click handler that goes there without a page load. */
export type OpenPart = (tab: DashboardTab, date?: string) => { href: string; follow: (event: MouseEvent) => void };

/** Returns links to other tabs with the same filters. */
export function partOpener(filters: DashboardFilters, change: (next: Partial<DashboardFilters>) => void): OpenPart {
  return (tab, date) => {
    const next = { tab, date: date ?? null, trend: null };
    return {
      href: toSearch({ ...filters, ...next }),
      follow: (event) => handleLinkClick(event, () => change(next)),
    };
  };
}
