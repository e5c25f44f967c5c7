'use client';

import { useCallback } from 'react';
import type { CompanyViewer } from '#/components/dashboards/company-dashboard.ts';
import { CompanyFilterBar } from '#/components/dashboards/company-filter-bar.tsx';
import type { CompanyFilters } from '#/components/dashboards/company-filters.ts';
import { readSort, sortOptions } from '#/components/dashboards/teams-overview-sort.ts';
import { titleCategory } from '#/components/dashboards/teams-overview-wording.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/use-company-filters.ts';
import { SearchInput } from '#/components/ui/search-input.tsx';
import { Select } from '#/components/ui/select.tsx';
import { useTyped } from '#/components/ui/use-typed.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';

interface TeamsFilterBarProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
}

const ALL = 'all';
const categoryOptions = [
  { value: ALL, label: 'All categories' },
  ...productivitySentimentCategories.map(({ id }) => ({ value: String(id), label: titleCategory(id) })),
];
const narrow = '@max-[560px]:w-auto @max-[560px]:grow @max-[560px]:basis-40';

/** Time frame and department, and which teams are listed in which order. */
export function TeamsOverviewFilterBar({ filters, viewer, onChange }: TeamsFilterBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, setTyped] = useTyped(filters.search, search);
  return (
    <CompanyFilterBar filters={filters} viewer={viewer} onChange={onChange} isDense>
      <SearchInput
        className="w-44 grow @min-[960px]:max-w-60 @max-[560px]:basis-full"
        aria-label="Search teams"
        placeholder="Search teams"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        aria-label="Category"
        className={`w-44 ${narrow}`}
        value={filters.category ?? ALL}
        options={categoryOptions}
        onChange={({ target }) => onChange({ category: target.value === ALL ? null : Number(target.value) })}
      />
      <Select
        aria-label="Order"
        className={`w-48 ${narrow}`}
        value={`${filters.sort}:${filters.direction}`}
        options={sortOptions}
        onChange={({ target }) => onChange(readSort(target.value))}
      />
    </CompanyFilterBar>
  );
}
