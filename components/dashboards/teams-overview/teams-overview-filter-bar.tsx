'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FilterSelect } from '#/components/dashboards/filter-bar.tsx';
import { readSort, teamOrders } from '#/components/dashboards/heat-map/teams-overview-sort.ts';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { useDebouncedInput } from '#/components/ui/fields/use-debounced-input.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';

interface TeamsFilterBarProps {
  filters: CompanyFilters;
  onChange: ChangeCompanyFilters;
}

/** No category has this id. */
const ALL = -1;

/** Shows which teams are listed, and how they're sorted. */
export function TeamsOverviewFilterBar({ filters, onChange }: TeamsFilterBarProps) {
  const t = useTranslations('teams-overview.filters');
  const titles = useTranslations('figures.categories');
  const categoryOptions = productivitySentimentCategories.map(({ id }) => ({
    value: id,
    label: titleCategory(id, titles),
  }));
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, setTyped] = useDebouncedInput(filters.search, search);
  return (
    <search aria-label={t('label')} className="@container block print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          className="w-44 grow @min-[960px]:max-w-60 @max-[560px]:basis-full"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FilterSelect
          label={t('category')}
          className="@max-[560px]:basis-40! @min-[561px]:w-44"
          value={filters.category ?? ALL}
          options={[{ value: ALL, label: t('allCategories') }, ...categoryOptions]}
          onChange={(category) => onChange({ category: category === ALL ? null : category })}
        />
        <FilterSelect
          label={t('order')}
          // If there is room, the column headings show the order.
          className="@max-[560px]:basis-52! @min-[960px]:hidden @min-[561px]:w-48"
          value={`${filters.sort}:${filters.direction}`}
          options={teamOrders.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
          onChange={(order) => onChange(readSort(order))}
        />
      </div>
    </search>
  );
}
