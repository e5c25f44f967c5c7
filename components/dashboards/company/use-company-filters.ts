'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import {
  type CompanyFilters,
  changeFilters,
  companyAddress,
  parseCompanyFilters,
} from '#/components/dashboards/company/company-filters.ts';

export type ChangeCompanyFilters = (next: Partial<CompanyFilters>, how?: { push?: boolean }) => void;

/**
 * Returns the filters, kept in the URL so that a reload and a shared link show the same. Changes need no page load,
 * except to another view of a page that `isWaiting`, whose facts come with it.
 */
export function useCompanyFilters(departments: readonly { id: number }[], isWaiting: boolean) {
  const router = useRouter();
  const search = useSearchParams();
  const ids = departments.map(({ id }) => id);
  const filters = parseCompanyFilters((name) => search.get(name), ids);
  const idList = ids.join();
  const change: ChangeCompanyFilters = useCallback(
    (next, { push = false } = {}) => {
      // Read from the window: a second change in a row must not lose the first.
      const now = new URLSearchParams(window.location.search);
      const before = parseCompanyFilters((name) => now.get(name), idList.split(',').map(Number));
      const address = companyAddress(changeFilters(before, next));
      if (push && isWaiting) return router.push(address);
      window.history[push ? 'pushState' : 'replaceState'](null, '', address);
      // Another view starts at its top, like any page that is opened.
      if (push) window.scrollTo(0, 0);
    },
    [idList, isWaiting, router],
  );
  return [filters, change] as const;
}
