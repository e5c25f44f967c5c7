import type { MouseEvent } from 'react';
import { type DashboardFilters, type DashboardTab, toSearch } from '#/components/dashboards/team/dashboard-filters.ts';
import { handleLinkClick } from '#/components/ui/link-click.tsx';

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
